import { describe, expect, it } from 'vitest';
import { isOwnPath } from './own-path';
import { projectRedirect } from './project-redirect';
import { websiteHref } from './website';

const id = '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';

describe('the way after a new project', () => {
  it('is the template with its place filled', () => {
    expect(projectRedirect('/project/:projectId/generate-budget', id)).toBe(`/project/${id}/generate-budget`);
  });

  it.each([null, '//other.example/:projectId', 'https://other.example', '/\\other.example', ''])(
    'is the project where the template is %j',
    (template) => expect(projectRedirect(template, id)).toBe(`/project/${id}`),
  );

  it.each(['/\t/other.example', 'javascript:alert(1)', '/a\\b', 'projects'])(
    '%j is no path of ours',
    (path) => {
      expect(isOwnPath(path)).toBe(false);
    },
  );
});

describe("the manufacturer's own site", () => {
  const origin = 'https://www.nordlys.example';
  it.each([
    ['home', 'de', 16, `${origin}/de/int`],
    ['about', 'de', 16, `${origin}/de/int/ueber-uns`],
    ['where-to-buy', 'us', 21, `${origin}/en/usa/where-to-buy`],
    ['new_contact', 'fr', 16, `${origin}/fr/int/contact/nouveau`],
    ['professional-area', 'es', 16, `${origin}/es/int/area-profesional`],
  ] as const)('has its page %s in %s for catalogue %i', (place, language, catalogId, address) => {
    expect(websiteHref(origin, place, language, catalogId)).toBe(address);
  });
});
