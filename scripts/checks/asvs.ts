import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const states = ['held', 'partly', 'open', 'operator', 'none']
const row = /^\|\s*(V[\d., V]*\d)\s*\|\s*(\w+)\s*\|\s*(.*?)\s*\|$/gm
/** A file in backticks. */
const file = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|md|json|mjs))`/g

interface Row {
  numbers: string[]
  state: string
  says: string
}

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(row)].map(([, numbers = '', state = '', says = '']) => ({
    numbers: numbers.split(', '),
    state,
    says,
  }))

const numbersOf = (requirements: Readonly<Record<string, string>>): string[] =>
  Object.entries(requirements).flatMap(([section, each]) =>
    each.split(' ').map((number) => `V${section}.${number}`),
  )

/**
 * Finds requirements that the document of security leaves out, names twice or does not know, files in it that do not exist, and answers without any reason.
 * `requirements` are numbers by section: '1.1': '1 2'.
 */
export function findUnanswered(
  { path, text }: ProjectFile,
  requirements: Readonly<Record<string, string>>,
  exists: (path: string) => boolean,
): CheckFinding[] {
  const rows = rowsOf(text)
  const answered = rows.flatMap(({ numbers }) => numbers)
  const wanted = numbersOf(requirements)
  return [
    ...wanted.filter((each) => !answered.includes(each)).map((each) => `${each} is not answered`),
    ...answered.filter((each) => !wanted.includes(each)).map((each) => `${each} is no requirement`),
    ...answered.filter((each, at) => answered.indexOf(each) !== at).map((each) => `${each} stands twice`),
    ...rows.flatMap(({ numbers: [first], state, says }) => [
      ...(states.includes(state) ? [] : [`${first}: "${state}" is no state`]),
      ...(says.length > 0 ? [] : [`${first}: no place and no reason`]),
      ...[...says.matchAll(file)]
        .filter(([, named]) => !exists(named as string))
        .map(([, named]) => `${first}: \`${named}\` does not exist`),
    ]),
  ].map((says) => error(path, says))
}

/** Finds tables that the document of security names and that the schema does not have. */
export function findUnknownTables({ path, text }: ProjectFile, schema: readonly string[]): CheckFinding[] {
  const known = new Set(
    schema.flatMap((each) => [...each.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name)),
  )
  return [...text.matchAll(/\btable `(\w+)`/g)]
    .filter(([, name]) => !known.has(name))
    .map(([, name]) => error(path, `there is no table \`${name}\``))
}
