import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { addNote, changeNote, deleteNote, findNotes } from '../../contract/learning/note.ts'
import type { Note } from '../../domain/note/note.ts'
import { environment } from '../../environment/environment.ts'
import { createResource, type Resource } from '../resource/resource.ts'

export type { Failure } from '../../api/result.ts'

let loaded: { courseId: number; notes: ReturnType<typeof createResource<Note[]>> } | undefined

/** The learner's notes on the course of the page. */
export const $notes = atom<Resource<Note[]>>({ state: 'loading' })

/** Loads the notes on a course, once per page. If `again` is true, they are loaded again. */
export async function loadNotes(courseId: number, again = false): Promise<void> {
  if (loaded?.courseId !== courseId) {
    const notes = createResource(() => environment().api.call(findNotes, { courseId }))
    notes.$state.subscribe((current) => $notes.set(current))
    loaded = { courseId, notes }
  }
  await loaded.notes.load(again)
}

function change(edit: (notes: Note[]) => Note[]): void {
  const current = $notes.get()
  if (current.state === 'ready') $notes.set({ state: 'ready', value: edit(current.value) })
}

const sortNotes = (notes: Note[]): Note[] =>
  notes.sort((one, other) => one.second - other.second || one.id - other.id)

/**
 * A new note: its position in the video, and an idempotency key, so that the server stores a note only once even if
 * it is sent twice.
 */
export interface NoteInput {
  courseId: number
  chapterId: number
  second: number
  text: string
  key: string
}

/** Saves a new note. Returns the failure, or null on success. */
export async function saveNote(note: NoteInput): Promise<Failure | null> {
  const result = await environment().api.call(addNote, note, { shownByCaller: 'refusals' })
  if (!result.ok) return result.failure
  const { id } = result.value
  change((notes) => sortNotes([...notes.filter((note) => note.id !== id), result.value]))
  return null
}

/** Saves a new text of a note. Returns the failure, or null on success. */
export async function saveNoteText(id: number, text: string): Promise<Failure | null> {
  const result = await environment().api.call(changeNote, { id, text }, { shownByCaller: 'refusals' })
  if (!result.ok) return result.failure
  change((notes) => notes.map((note) => (note.id === id ? result.value : note)))
  return null
}

/** Deletes a note. Returns the failure, or null on success. A note that no longer exists counts as deleted. */
export async function removeNote(id: number): Promise<Failure | null> {
  const result = await environment().api.call(deleteNote, { id }, { shownByCaller: 'refusals' })
  const isDeleted = result.ok || (result.failure.kind === 'refused' && result.failure.code === 404)
  if (!isDeleted) return result.failure
  change((notes) => notes.filter((note) => note.id !== id))
  return null
}

const draftKey = (learnerId: number, name: string): string => `note ${learnerId} ${name}`

/** Returns the draft of a note that the learner began earlier in this tab; undefined if there is none. */
export function readNoteDraft<Draft extends object>(learnerId: number, name: string): Draft | undefined {
  const stored = environment().visit.get(draftKey(learnerId, name))
  return stored ? (JSON.parse(stored) as Draft) : undefined
}

/** Stores the draft of a note until the note is sent. If no draft is given, the stored draft is deleted. */
export const saveNoteDraft = (learnerId: number, name: string, draft?: object): void =>
  environment().visit.set(draftKey(learnerId, name), draft ? JSON.stringify(draft) : '')
