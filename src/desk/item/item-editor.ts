import { atom } from 'nanostores'
import { canRetry, type Failure } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { saveDraft } from '../../contract/publishing/editing.ts'
import type { Family } from '../../domain/content-item/families.ts'
import { $hasSessionEnded, deskApi, isSessionExpired } from '../api/desk-api.ts'
import { $me } from '../session/me.ts'
import { createEmptyDocument } from './create-empty-document.ts'
import { createTimer } from './create-timer.ts'
import { type DocumentPath, isSame, type PartialDocument, withValue } from './document-path.ts'
import { type EditedItem, withSavedVersion } from './find-edited-item.ts'
import { type DraftStorage, draftsOfDevice, type LocalDraft } from './local-draft.ts'
import { mergeAssignedIds } from './merge-assigned-ids.ts'
import { mergeWithMine } from './merge-conflict.ts'
import { refusedPathsOf } from './refused-paths.ts'
import { type ConflictingChange, type SaveState, startAfterConflict } from './save-state.ts'
import { createServerItemState } from './server-item-state.ts'
import { createSetAside, isChangeMissing } from './set-aside.ts'

/** The milliseconds without a change after which the draft is saved, and the milliseconds between retries. */
const draftSaveDelay = 800
const retryInterval = 5000

/**
 * Creates the editing session of an item, given its id, or of a new item, given its name on this device. Changes are
 * stored on this device immediately and sent to the server after a pause; typing never waits. `onCreate` is called
 * with the id of a new item.
 */
export function createItemEditor(
  family: Family,
  given: number | string,
  onCreate: (id: number) => void,
  drafts: DraftStorage = draftsOfDevice,
) {
  let id = typeof given === 'number' ? given : undefined
  let start: Omit<LocalDraft, 'document'> = { version: undefined, edition: undefined }
  const emptyDocument = createEmptyDocument(family)
  let stored: PartialDocument = emptyDocument
  /** Whether the unsaved changes are based on `stored`; false if an earlier page made them to an earlier document. */
  let isBasedOnStored = true
  const timer = createTimer(() => void save())
  let saving: Promise<void> | undefined
  let isClosed = false
  /** The documents that were sent and may be stored, although the response was lost. */
  let unconfirmed: PartialDocument[] = []
  let loading: Promise<void> | undefined
  const serverState = createServerItemState(family, () => id)
  const { $item, $findings, refreshAfterFirstSave, refreshState } = serverState
  const $failure = atom<Failure | undefined>()
  const $document = atom<PartialDocument | undefined>(id === undefined ? emptyDocument : undefined)
  const $saving = atom<SaveState>({ state: 'saved', at: undefined })
  const editor = () => $me.get().name ?? ''
  const name = () => `${family} ${id ?? given}`
  const setAside = createSetAside(drafts, () => [editor(), `${name()} set aside`])

  /** Returns whether the state on the server is known. A new item has no state there, so nothing has to be loaded. */
  const isLoaded = () => id === undefined || $item.get() !== undefined

  /** Loads the item from the server, and restores unsaved work that is stored on this device. */
  function load(): Promise<void> {
    loading ??= loadOnce().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function loadOnce(): Promise<void> {
    if (setAside.$documents.get().length === 0) await setAside.load()
    const result = await serverState.find()
    // If a document is shown before the item was loaded, it is unsaved work from this device. The editor may have
    // changed this work in the meantime, so the shown document is used instead of the stored work.
    const shown = isLoaded() ? undefined : $document.get()
    const local = shown ? { document: shown, ...start } : await drafts.find(editor(), name())
    $failure.set(result && !result.ok ? result.failure : undefined)
    if (result && !result.ok) {
      if (local && canRetry(result.failure)) showOffline(local)
      return
    }
    if (result) accept(result.value)
    if (!local || isSame(local.document, stored)) return
    isBasedOnStored = local.version === start.version && local.edition === start.edition
    start = { version: local.version, edition: local.edition }
    $document.set(local.document)
    timer.start(0)
  }

  /** Shows the unsaved work that is stored on this device, until the server can be reached. */
  function showOffline({ document, ...from }: LocalDraft): void {
    start = from
    $document.set(document)
    $saving.set({ state: 'offline' })
    if (!isClosed) timer.start(retryInterval)
  }

  function accept(item: EditedItem): void {
    $item.set(item)
    stored = item.draft ?? item.last ?? emptyDocument
    isBasedOnStored = true
    start = item.saved
      ? { version: item.saved.version, edition: undefined }
      : { version: undefined, edition: item.edition }
    $document.set(stored)
    $findings.set(item.findings)
    $saving.set({ state: 'saved', at: item.saved?.at })
  }

  /**
   * Reloads the item. If there are unsaved changes, updates only state and history; otherwise updates the document
   * and the findings too.
   */
  async function refresh(): Promise<void> {
    const result = await serverState.find()
    if (!result?.ok) return
    if ($saving.get().state === 'saved') accept(result.value)
    else $item.set(result.value)
  }

  function replace(document: PartialDocument): void {
    if (isSame(document, $document.get())) return
    $document.set(document)
    void drafts.save(editor(), name(), { document, ...start })
    const { state } = $saving.get()
    if (state === 'conflict') return
    $saving.set({ state: 'changed' })
    timer.start(draftSaveDelay)
  }

  const change = (path: DocumentPath, value: unknown): void =>
    replace(withValue($document.get() ?? {}, path, value))

  /** Saves unsaved changes immediately, and resolves when the server has responded. */
  async function save(): Promise<void> {
    timer.stop()
    while (saving) await saving
    if (!isLoaded()) return load()
    if ($document.get() === undefined || $saving.get().state === 'conflict') return
    if (isSame($document.get(), stored)) return finish(new Date().toISOString())
    saving = send().finally(() => {
      saving = undefined
    })
    return saving
  }

  async function send(): Promise<void> {
    const document = $document.get() ?? {}
    $saving.set({ state: 'saving' })
    const result = await deskApi().call(
      saveDraft,
      { family, ...(id === undefined ? { creation: String(given) } : { id, ...start }), document },
      { shownByCaller: 'refusals' },
    )
    if (!result.ok) {
      await refuse(result.failure, document)
      return
    }
    const former = name()
    const wasNew = id === undefined
    id = result.value.id
    start = { version: result.value.version, edition: undefined }
    stored = result.value.document ?? document
    isBasedOnStored = true
    unconfirmed = []
    const current = $document.get() ?? {}
    const isUnchanged = current === document
    $document.set(isUnchanged ? stored : result.value.document ? mergeAssignedIds(current, stored) : current)
    $findings.set(result.value.findings)
    $item.set(withSavedVersion($item.get(), result.value.version, $me.get().email))
    if (isUnchanged) finish(new Date().toISOString())
    else timer.start(draftSaveDelay)
    if (wasNew) await moveLocalDraft(former)
    await refreshAfterFirstSave()
  }

  /**
   * Stores the unsaved changes of a new item under the id that the server has given to the item, and passes the id
   * to `onCreate`.
   */
  async function moveLocalDraft(former: string): Promise<void> {
    if (id === undefined) return
    const document = $document.get() ?? {}
    if (!isSame(document, stored)) await drafts.save(editor(), name(), { document, ...start })
    await drafts.delete(editor(), former)
    onCreate(id)
  }

  function finish(at: string): void {
    $saving.set({ state: 'saved', at })
    void drafts.delete(editor(), name())
  }

  async function refuse(failure: Failure, sent: PartialDocument): Promise<void> {
    if (failure.kind !== 'refused' || canRetry(failure)) {
      unconfirmed.push(sent)
      $saving.set({ state: 'offline' })
      timer.start(retryInterval)
    } else if (await isSessionExpired(failure)) $saving.set({ state: 'signedOut' })
    else if (failure.code === codeByReason.conflict)
      // The result type of saveDraft does not describe the context of a conflict. Therefore the context is cast.
      await handleConflict(failure.context as unknown as ConflictingChange, sent)
    else $saving.set({ state: 'refused', message: failure.message, paths: refusedPathsOf(failure) })
  }

  /**
   * Handles a conflict that the server has reported. If the stored document is one that this form has sent, no other
   * editor has changed it: only the response was lost, or the draft was published in the meantime. The lost response
   * may belong to the request that created the item, so the item may be new here.
   */
  async function handleConflict(other: ConflictingChange, sent: PartialDocument): Promise<void> {
    const { theirs } = other
    const former = name()
    const wasNew = id === undefined
    id ??= other.id
    let isSavedAgain = false
    const base = isBasedOnStored ? stored : other.base
    const known = [...unconfirmed, ...(base ? [base] : []), sent]
    if (known.some((each) => isSame(mergeAssignedIds(each, theirs.document), theirs.document))) {
      unconfirmed = []
      stored = theirs.document
      isBasedOnStored = true
      start = startAfterConflict(theirs)
      $document.set(mergeAssignedIds($document.get() ?? {}, stored))
      isSavedAgain = !isSame($document.get(), stored)
      if (isSavedAgain) timer.start(0)
      else finish(theirs.at)
    } else $saving.set({ state: 'conflict', other })
    if (wasNew) await moveLocalDraft(former)
    // A further save returns the findings. If no further save follows, the findings must be loaded.
    await (isSavedAgain ? refreshAfterFirstSave() : refreshState())
  }

  /** Confirms that an outdated translation is still correct, after saving the changes. */
  async function confirmText(language: string, path: string): Promise<boolean> {
    await save()
    return serverState.confirmText(language, path)
  }

  /**
   * Ends a conflict: saves the merged document over the other editor's document. If the merged document lacks a
   * change of this editor, this editor's document is set aside on this device. All changes of the other editor that
   * do not clash are first merged into the set-aside document, so that restoring it later reverts none of these
   * changes.
   */
  async function resolveConflict(document: PartialDocument): Promise<void> {
    const state = $saving.get()
    if (state.state !== 'conflict') return
    const { theirs } = state.other
    const mine = $document.get() ?? {}
    if (isChangeMissing(state.other, mine, document))
      setAside.keep(mergeWithMine(state.other, mine), document)
    start = startAfterConflict(theirs)
    stored = theirs.document
    isBasedOnStored = true
    $document.set(document)
    $saving.set({ state: 'changed' })
    await save()
    await refreshState()
  }

  function retry(): void {
    if ($failure.get()) void load()
    else if (['offline', 'signedOut', 'changed'].includes($saving.get().state)) void save()
  }
  const stopListening = $hasSessionEnded.listen((isSignedOut) => !isSignedOut && retry())
  globalThis.addEventListener('online', retry)

  /** Saves unsaved changes and stops the timers. */
  function close(): void {
    isClosed = true
    stopListening()
    globalThis.removeEventListener('online', retry)
    if ($saving.get().state === 'changed') void save()
    timer.stop()
  }

  return {
    ...{ family, $item, $failure, $document, $findings, $saving, setAside },
    ...{ load, refresh, change, replace, save, confirmText, resolveConflict, close },
    get id() {
      return id
    },
    /** The version of the stored draft; undefined if there is no draft. */
    get version() {
      return start.version
    },
    /**
     * Reloads the item and shows the stored document, after an earlier document was restored or the draft was
     * discarded.
     */
    async reload() {
      if (id === undefined) return
      await drafts.delete(editor(), name())
      const result = await serverState.find()
      if (result?.ok) accept(result.value)
    },
  }
}
export type ItemEditor = ReturnType<typeof createItemEditor>
