/** What was typed into a field; a field that is not there is empty. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was typed into these fields, without the spaces around it. */
export function textsIn<Field extends string>(
  data: FormData,
  fields: Readonly<Record<Field, unknown>>,
): Record<Field, string>
export function textsIn(data: FormData, fields: object): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textIn(data, name).trim()]))
}
