import { atom } from 'nanostores'
import { confirmTexts } from '../../contract/publishing/draft.ts'
import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import type { Family } from '../../domain/content-item/families.ts'
import { deskApi } from '../api/desk-api.ts'
import { type EditedItem, findEditedItem } from './find-edited-item.ts'

/**
 * Creates the stores of what the server knows about an item besides its document: state, history and findings.
 * `currentId` returns undefined until a new item is created.
 */
export function createItemFacts(family: Family, currentId: () => number | undefined) {
  const $item = atom<EditedItem | undefined>()
  const $findings = atom<readonly ContentFinding[]>([])

  /** Returns the item from the server; undefined for a new item. */
  async function find() {
    const id = currentId()
    return id === undefined ? undefined : await findEditedItem({ family, id })
  }

  /** Reloads state and history, because the first save of a draft changes them. */
  async function refreshFacts(): Promise<void> {
    if ($item.get()?.draft) return
    const answer = await find()
    if (answer?.ok) $item.set(answer.value)
  }

  /** Reloads state, history and findings, which another editor's save has changed. */
  async function refreshState(): Promise<void> {
    const answer = await find()
    if (!answer?.ok) return
    $item.set(answer.value)
    $findings.set(answer.value.findings)
  }

  /**
   * Confirms that an outdated translation is still correct. Returns whether the server accepted this; its finding
   * then disappears.
   */
  async function confirmText(language: string, path: string): Promise<boolean> {
    const id = currentId()
    if (id === undefined) return false
    const answer = await deskApi().call(confirmTexts, { family, id, language, paths: [path] })
    if (answer.ok)
      $findings.set(
        $findings.get().filter((finding) => finding.rule !== 'textOutdated' || finding.path !== path),
      )
    return answer.ok
  }

  return { $item, $findings, find, refreshFacts, refreshState, confirmText }
}
