import { z } from 'zod';
import { operationOf } from '../operation';
import { id } from '../shape/common';
import { aboutCompany, aboutYou, qualification, qualificationAnswers } from '../shape/qualification';

const operation = operationOf('account');
const oneUser = z.object({ id });

/** The sales qualification (P1; ACC-02). */
export const qualificationOperations = {
  getQualification: operation({
    method: 'GET',
    path: '/users/v1/users/:id/qualification',
    access: 'signed-in',
    summary: 'How far the own qualification is, and what is missing',
    params: oneUser,
    response: qualification,
    errors: [404],
  }),
  updateAboutYou: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id/about-you',
    aliases: [{ method: 'PUT', path: '/users/v1/users/:id/about-you' }],
    access: 'signed-in',
    summary: 'Tell about oneself',
    params: oneUser,
    body: aboutYou,
    response: qualification,
    errors: [404],
  }),
  updateAboutCompany: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id/about-company',
    aliases: [{ method: 'PUT', path: '/users/v1/users/:id/about-company' }],
    access: 'signed-in',
    summary: 'Tell about the company',
    params: oneUser,
    body: aboutCompany,
    response: qualification,
    errors: [404],
  }),
  qualify: operation({
    method: 'POST',
    path: '/users/v1/auth/qualification',
    access: 'signed-in',
    summary: 'Answer both parts of the qualification at once',
    body: qualificationAnswers,
    response: qualification,
  }),
};
