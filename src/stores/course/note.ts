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

/** Loads the notes on a course, once per page; `again` loads them again. */
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
 * A new note: its place in the video, and the key with which the server stores a note that is sent twice only once.
 */
export interface NoteInput {
  courseId: number
  chapterId: number
  second: number
  text: string
  key: string
}

/** Saves a new note; returns the failure, or null. */
export async function saveNote(note: NoteInput): Promise<Failure | null> {
  const answer = await environment().api.call(addNote, note, { shownByCaller: 'refusals' })
  if (!answer.ok) return answer.failure
  const { id } = answer.value
  change((notes) => sortNotes([...notes.filter((note) => note.id !== id), answer.value]))
  return null
}

/** Saves a new text of a note; returns the failure, or null. */
export async function rewriteNote(id: number, text: string): Promise<Failure | null> {
  const answer = await environment().api.call(changeNote, { id, text }, { shownByCaller: 'refusals' })
  if (!answer.ok) return answer.failure
  change((notes) => notes.map((note) => (note.id === id ? answer.value : note)))
  return null
}

/** Deletes a note; returns the failure, or null. A note that no longer exists counts as deleted. */
export async function removeNote(id: number): Promise<Failure | null> {
  const answer = await environment().api.call(deleteNote, { id }, { shownByCaller: 'refusals' })
  const isDeleted = answer.ok || (answer.failure.kind === 'refused' && answer.failure.code === 404)
  if (!isDeleted) return answer.failure
  change((notes) => notes.filter((note) => note.id !== id))
  return null
}

const draftKey = (learnerId: number, name: string): string => `note ${learnerId} ${name}`

/** Returns the note that the learner had begun in this tab before a session ended or the page was left. */
export function draftOf<Draft extends object>(learnerId: number, name: string): Draft | undefined {
  const stored = environment().visit.get(draftKey(learnerId, name))
  return stored ? (JSON.parse(stored) as Draft) : undefined
}

/** Stores the draft of a note until it is sent; without a draft, deletes it. */
export const saveNoteDraft = (learnerId: number, name: string, draft?: object): void =>
  environment().visit.set(draftKey(learnerId, name), draft ? JSON.stringify(draft) : '')
