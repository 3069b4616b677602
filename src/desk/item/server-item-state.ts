import { atom } from 'nanostores'
import { confirmTexts } from '../../contract/publishing/draft.ts'
import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import type { Family } from '../../domain/content-item/families.ts'
import { deskApi } from '../api/desk-api.ts'
import { type EditedItem, findEditedItem } from './find-edited-item.ts'

/**
 * Creates the stores of the data that the server has about an item besides its document: state, history and
 * findings. `currentId` returns undefined until a new item is created.
 */
export function createServerItemState(family: Family, currentId: () => number | undefined) {
  const $item = atom<EditedItem | undefined>()
  const $findings = atom<readonly ContentFinding[]>([])

  /** Returns the item from the server; undefined for a new item. */
  async function find() {
    const id = currentId()
    return id === undefined ? undefined : await findEditedItem({ family, id })
  }

  /**
   * Reloads state and history after the first save of a draft, which changes both. Does nothing after a further
   * save.
   */
  async function refreshAfterFirstSave(): Promise<void> {
    if ($item.get()?.draft) return
    const result = await find()
    if (result?.ok) $item.set(result.value)
  }

  /** Reloads state, history and findings after another editor's save, which changes all three. */
  async function refreshState(): Promise<void> {
    const result = await find()
    if (!result?.ok) return
    $item.set(result.value)
    $findings.set(result.value.findings)
  }

  /**
   * Confirms that an outdated translation is still correct, and removes the finding about it. Returns whether the
   * server accepted the confirmation.
   */
  async function confirmText(language: string, path: string): Promise<boolean> {
    const id = currentId()
    if (id === undefined) return false
    const result = await deskApi().call(confirmTexts, { family, id, language, paths: [path] })
    if (result.ok)
      $findings.set(
        $findings.get().filter((finding) => finding.rule !== 'textOutdated' || finding.path !== path),
      )
    return result.ok
  }

  return { $item, $findings, find, refreshAfterFirstSave, refreshState, confirmText }
}
