/** What each field has against it, as a key of the form's words, or false; in the order of the form. */
export type Checks<Values, Problem extends string> = Readonly<
  Record<string, (values: Values) => Problem | false>
>

export function problemsIn<Values, Problem extends string>(
  checks: Checks<Values, Problem>,
  values: Values,
): [field: string, problem: Problem][] {
  return Object.entries(checks).flatMap(([field, check]) => {
    const problem = check(values)
    return problem ? [[field, problem]] : []
  })
}

/** The toast of a refused form: what visitors are told first, whichever field it is about. */
export function toastFor(problems: readonly string[]) {
  if (problems.some((problem) => problem.endsWith('Missing'))) return 'missingFields'
  if (problems.includes('emailMalformed')) return 'invalidEmail'
  return problems.includes('messageTooShort') ? 'messageTooShort' : 'tooLong'
}
