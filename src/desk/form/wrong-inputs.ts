import { atom } from 'nanostores'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { ItemEditor } from '../item/item-editor.ts'

/**
 * The paths of the values whose inputs contain a text that the document can't contain, such as a price of "12.345".
 * The document keeps the last correct value, so the check of the server can't find them.
 */
export const $wrongInputs = atom<ReadonlySet<string>>(new Set())

/** Adds a path to the wrong inputs, or removes it. */
export function setWrongInput(path: string, isWrong: boolean): void {
  const paths = new Set($wrongInputs.get())
  if (paths.has(path) === isWrong) return
  if (isWrong) paths.add(path)
  else paths.delete(path)
  $wrongInputs.set(paths)
}

/** Returns the findings of an item with one for each wrong input, which replaces the server's findings there. */
export function withWrongInputs(
  findings: readonly ContentFinding[],
  wrong: ReadonlySet<string>,
  { family, id }: Pick<ItemEditor, 'family' | 'id'>,
): readonly ContentFinding[] {
  if (wrong.size === 0) return findings
  const own = [...wrong].map(
    (path): ContentFinding => ({
      ...{ level: 'error', rule: 'incomplete', family, id: id ?? 0, path },
      ...{ detail: 'format', message: 'does not have the required form' },
    }),
  )
  return [...own, ...findings.filter(({ path }) => !wrong.has(path))]
}
