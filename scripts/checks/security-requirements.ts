import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const states = ['held', 'partly', 'open', 'operator', 'none']
const row = /^\|\s*(V[\d., V]*\d)\s*\|\s*(\w+)\s*\|\s*(.*?)\s*\|$/gm
/** Matches a file name in backticks. */
const file = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|md|json|mjs))`/g

interface Row {
  numbers: string[]
  state: string
  reason: string
}

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(row)].map(([, numbers = '', state = '', reason = '']) => ({
    numbers: numbers.split(', '),
    state,
    reason,
  }))

const numbersOf = (requirements: Readonly<Record<string, string>>): string[] =>
  Object.entries(requirements).flatMap(([section, each]) =>
    each.split(' ').map((number) => `V${section}.${number}`),
  )

/**
 * Finds faults in the security document: requirements that it omits or answers twice, entries that are no
 * requirements, files that do not exist, and answers without a reason. `requirements` are numbers by section: '1.1':
 * '1 2'.
 */
export function findRequirementFaults(
  { path, text }: ProjectFile,
  requirements: Readonly<Record<string, string>>,
  exists: (path: string) => boolean,
): CheckFinding[] {
  const rows = rowsOf(text)
  const answered = rows.flatMap(({ numbers }) => numbers)
  const expected = numbersOf(requirements)
  return [
    ...expected.filter((each) => !answered.includes(each)).map((each) => `${each} is not answered`),
    ...answered.filter((each) => !expected.includes(each)).map((each) => `${each} is not a requirement`),
    ...answered
      .filter((each, at) => answered.indexOf(each) !== at)
      .map((each) => `${each} is answered twice`),
    ...rows.flatMap(({ numbers: [first], state, reason }) => [
      ...(states.includes(state) ? [] : [`${first}: "${state}" is not a state`]),
      ...(reason.length > 0 ? [] : [`${first}: the file and the reason are missing`]),
      ...[...reason.matchAll(file)]
        .filter(([, named]) => !exists(named as string))
        .map(([, named]) => `${first}: \`${named}\` does not exist`),
    ]),
  ].map((reason) => createError(path, reason))
}

/** Finds tables that the security document names but the schema does not have. */
export function findUnknownTables({ path, text }: ProjectFile, schema: readonly string[]): CheckFinding[] {
  const known = new Set(
    schema.flatMap((each) => [...each.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name)),
  )
  return [...text.matchAll(/\btable `(\w+)`/g)]
    .filter(([, name]) => !known.has(name))
    .map(([, name]) => createError(path, `there is no table \`${name}\``))
}
