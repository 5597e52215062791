/** The fields that are other than they were: what somebody else changed of the rest meanwhile stays. */
export function changedFields<Fields extends object>(before: object, now: Fields): Partial<Fields> {
  const was = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  const others = Object.entries(now).filter(([name, value]) => was.get(name) !== JSON.stringify(value));
  return Object.fromEntries(others) as Partial<Fields>;
}
