/** The password of the demo users in a bench. */
export const password = 'lucerna in a bench';

/** Signs a demo user in, else the distributor; the value of its cookie header. */
export async function signIn(
  url: string,
  email = 'distributor@lucerna.test',
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await fetch(`${url}/users/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The demo user cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
