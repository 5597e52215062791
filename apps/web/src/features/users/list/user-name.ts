/** What a user is called: first and last name, else the e-mail. */
export const userName = (user: { firstName: string; lastName: string; email: string }): string =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;
