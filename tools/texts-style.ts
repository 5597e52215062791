/** What the texts never say: other forms of address, words that were replaced, signs of the typewriter. */
interface Avoided {
  readonly what: string;
  readonly pattern: RegExp;
}

/** Texts that the spec writes itself: their wording is not ours. */
export const wordsOfTheSpec: ReadonlySet<string> = new Set([
  'problem.configurator-missing',
  'problem.domain-incorrect',
  'routes.noConfiguration',
  // Words of the feed's format, which has color.
  'feedFault.catalogValue',
  'feedFaultAdvice.unknownAttribute',
]);

const everywhere: readonly Avoided[] = [
  { what: 'a straight apostrophe or quotation mark', pattern: /['"]/ },
  { what: 'three dots for an ellipsis', pattern: /\.\.\./ },
  { what: 'a space before an ellipsis', pattern: /[ \u00a0]…/ },
  { what: 'two spaces', pattern: / {2}/ },
  {
    what: 'a figure parted from its unit by a space that breaks',
    pattern: /[\d}] (?:cm|mm|m|MB|Mo|W|K|kg)(?![\p{L}\d])/u,
  },
];

const english: readonly Avoided[] = [
  { what: 'budget, now quote', pattern: /\bbudgets?\b/i },
  { what: 'kept or keeping, now saved', pattern: /\bkept\b|\bkeeping\b/i },
  { what: 'settle, now fix', pattern: /\bsettle/i },
  { what: 'composed already, now ready-made', pattern: /composed already|preconfigured/i },
  { what: 'e-mail, now email', pattern: /\be-mails?\b/i },
  { what: 'cannot be had', pattern: /cannot be had/i },
  { what: 'leaves, now ships', pattern: /\bleaves? on\b/i },
];

/** By language, what its texts do not hold. Words are matched as whole words. */
export const avoided: Readonly<Record<'en' | 'us' | 'es' | 'de' | 'it' | 'fr', readonly Avoided[]>> = {
  en: [
    ...everywhere,
    ...english,
    { what: 'American spelling', pattern: /\b(?:color|catalog|center|aluminum|(?:centi|milli)?meters?)\b/i },
  ],
  us: [
    ...everywhere,
    ...english,
    {
      what: 'British spelling',
      pattern: /\b(?:colours?|catalogues?|centre|aluminium|(?:centi|milli)?metres?|cancelled|recognise)\b/i,
    },
  ],
  es: [
    ...everywhere,
    {
      what: 'usted in a text that says tú',
      pattern:
        /\b(?:usted|ustedes|[Pp]ulse|[Ii]nicie|[Ii]nténtelo|[Ii]ntroduzca|[Ii]ndique|[Ee]lija|[Aa]ñada|[Dd]íganos|[Cc]ompruebe|[Rr]evise|[Vv]uelva a|[Pp]ídale|[Cc]ópiela)\b/,
    },
    { what: 'equipo, now driver', pattern: /\bequipos? (?:aparte|\{)/i },
    { what: 'pendiente for a luminaire, now suspensión', pattern: /\bpendientes\b/i },
    { what: 'a German or English quotation mark', pattern: /[“”„]/ },
  ],
  de: [
    ...everywhere,
    { what: 'du in a text that says Sie', pattern: /\b(?:du|dich|dir|dein|deine[mnrs]?)\b/i },
    { what: 'Auftrag, now Bestellung', pattern: /auftr[aä]g/i },
    { what: 'behalten for what is saved, now gespeichert', pattern: /\bist behalten|wird behalten/i },
    { what: 'Mail, now E-Mail', pattern: /(?<!E-)\bMails?\b/ },
    { what: 'a quotation mark of another language', pattern: /[«»”]/ },
    { what: 'Artikelnummer, now Referenz', pattern: /artikelnummer/i },
  ],
  it: [
    ...everywhere,
    {
      what: 'Lei in a text that says tu',
      pattern:
        /\b(?:Lei|[Rr]iprovi|[Aa]cceda|[Ii]nserisca|[Ii]ndichi|[Aa]ggiunga|[Cc]ontrolli|[Rr]icarichi|[Nn]e chieda|[Cc]omponga|[Ss]uo account)\b/,
    },
    { what: 'riferimento, now codice', pattern: /\briferiment[oi]\b/i },
    { what: 'a German or English quotation mark', pattern: /[“”„]/ },
  ],
  fr: [
    ...everywhere,
    { what: 'tu in a text that says vous', pattern: /(?<![\p{L}-])(?:tu|toi|ton|tes)(?![\p{L}-])/iu },
    { what: '; : ! ? without its non-breaking space', pattern: /[^\u00a0\u202f][;:!?](?=[\s}]|$)/ },
    { what: 'guillemets without their non-breaking spaces', pattern: /«[^\u00a0\u202f]|[^\u00a0\u202f]»/ },
    { what: 'presser for a click', pattern: /\bpresse[zr]\b/i },
    { what: 'rosace, now pavillon', pattern: /\brosaces?\b/i },
    { what: 'a German or English quotation mark', pattern: /[“”„]/ },
  ],
};

/** The parts of a text that are written out: placeholders and the words of plurals are left away. */
export function writtenParts(text: string): string {
  return text
    .replaceAll(/\{\w+, (?:plural|select),/g, '{')
    .replaceAll(/(?:=\d+|\bone|\bother) \{/g, '{')
    .replaceAll(/\{\w+(?:, number)?\}/g, '{}');
}
