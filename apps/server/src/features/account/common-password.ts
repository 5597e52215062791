/**
 * The passwords of ten characters and more that lists of stolen ones are led by, without what is around their core.
 * Longer lists stop few more: past these, the wait after failed guesses is what protects (limits.ts).
 */
const known = new Set(
  `password passwords password1 passw0rd p@ssw0rd p@ssword qwertyuiop qwerty qwertyui qwertz azerty azertyuiop asdfghjkl
   asdfghjklñ zxcvbnm zxcvbnmasdfghjkl qwertyuiopasdfghjkl 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsx
   qazwsxedc qwerasdf q1w2e3r4 q1w2e3r4t5 zaq12wsx iloveyou iloveyouforever iloveu letmein letmeinplease welcome
   welcome1 admin administrator administrador sunshine princess football baseball basketball superman batman spiderman
   trustno1 changeme changeit default master michael jennifer charlie computer internet samsung liverpool barcelona
   realmadrid chelsea arsenal juventus pokemon minecraft starwars starwarsstarwars whatever monkey dragon shadow
   killer hello helloworld secret secretpassword mypassword yourpassword thepassword nopassword contraseña contrasena
   passwort motdepasse bonjour hallo ciaociao abcdefghij abcdefghijk abcdef abcd1234 a1b2c3d4 a1b2c3d4e5 aa12345678
   lighting lucerna luminaire correcthorsebatterystaple trustnoone opensesame access access14 login guest
   test testing testtest temp temporary temppassword summer winter spring autumn january december`.split(
    /\s+/,
  ),
);

/** The letters of a word without what people put around it: digits, marks, capitals. */
const coreOf = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isRun = (text: string) => {
  const steps = new Set([...text].slice(1).map((each, at) => each.charCodeAt(0) - text.charCodeAt(at)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
};

const isRepeated = (text: string) => /^(.{1,5})\1+.{0,4}$/u.test(text);

/** Tells a password that guessers try first: a known one with additions, a run, a repetition, or the own e-mail. */
export function isCommonPassword(password: string, email: string): boolean {
  const text = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const core = coreOf(text);
  return (
    known.has(text) ||
    (core.length >= 4 && text.length - core.length <= 6 && known.has(core)) ||
    isRun(text) ||
    /^[\d\W]*(0?1234567890|0?123456789|9876543210)[\d\W]*$/.test(text) ||
    isRepeated(text) ||
    text === email.toLowerCase() ||
    (name.length >= 6 && core === coreOf(name))
  );
}
