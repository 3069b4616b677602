import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { addNote, changeNote, deleteNote, findNotes } from '../../contract/learning/note.ts'
import type { Note } from '../../domain/note/note.ts'
import { environment } from '../../environment/environment.ts'
import { createResource, type Resource } from '../resource/resource.ts'

export type { Failure } from '../../api/result.ts'

let asked: { courseId: number; notes: ReturnType<typeof createResource<Note[]>> } | undefined

/** The learner's notes on the course of the page. */
export const $notes = atom<Resource<Note[]>>({ state: 'loading' })

/** Asks for the notes on a course, once a page; `again` asks anew. */
export async function loadNotes(courseId: number, again = false): Promise<void> {
  if (asked?.courseId !== courseId) {
    const notes = createResource(() => environment().api.call(findNotes, { courseId }))
    notes.$asked.subscribe((now) => $notes.set(now))
    asked = { courseId, notes }
  }
  await asked.notes.load(again)
}

function change(by: (notes: Note[]) => Note[]): void {
  const now = $notes.get()
  if (now.state === 'ready') $notes.set({ state: 'ready', value: by(now.value) })
}

const inOrder = (notes: Note[]): Note[] =>
  notes.sort((one, other) => one.second - other.second || one.id - other.id)

/** What is being written: where it stands, and the key that lets it be sent twice and kept once. */
export interface NoteInput {
  courseId: number
  chapterId: number
  second: number
  text: string
  key: string
}

/** Keeps a new note. Answers the failure; null once it is kept. */
export async function saveNote(writing: NoteInput): Promise<Failure | null> {
  const answer = await environment().api.call(addNote, writing, { shownByCaller: 'refusals' })
  if (!answer.ok) return answer.failure
  const { id } = answer.value
  change((notes) => inOrder([...notes.filter((note) => note.id !== id), answer.value]))
  return null
}

/** Writes a note anew. Answers the failure; null once it is kept. */
export async function rewriteNote(id: number, text: string): Promise<Failure | null> {
  const answer = await environment().api.call(changeNote, { id, text }, { shownByCaller: 'refusals' })
  if (!answer.ok) return answer.failure
  change((notes) => notes.map((note) => (note.id === id ? answer.value : note)))
  return null
}

/** Deletes a note; one that is gone already is deleted too. Answers the failure. */
export async function removeNote(id: number): Promise<Failure | null> {
  const answer = await environment().api.call(deleteNote, { id }, { shownByCaller: 'refusals' })
  const gone = answer.ok || (answer.failure.kind === 'refused' && answer.failure.code === 404)
  if (!gone) return answer.failure
  change((notes) => notes.filter((note) => note.id !== id))
  return null
}

const draftKey = (learnerId: number, name: string): string => `note ${learnerId} ${name}`

/** What somebody had begun to write in this tab, before a session ended or the page was left. */
export function draftOf<Draft extends object>(learnerId: number, name: string): Draft | undefined {
  const kept = environment().visit.get(draftKey(learnerId, name))
  return kept ? (JSON.parse(kept) as Draft) : undefined
}

/** Keeps what is being written until it is sent; nothing forgets it. */
export const saveNoteDraft = (learnerId: number, name: string, draft?: object): void =>
  environment().visit.set(draftKey(learnerId, name), draft ? JSON.stringify(draft) : '')
