const written = {
  id: 12,
  chapterId: 101,
  second: 21.5,
  text: 'A 30-degree lens: four times the pixels.',
  writtenAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-21T10:00:00.000Z',
}
const { chapterId, second, text } = written
const key = 'b3c1f6de-7b0a-4c8e-9f43-5a4d1a2b6c70'

/** What travels of notes on films. */
export const noteSamples = {
  findNotes: [{ request: { courseId: 1 }, answer: [written] }],
  addNote: [{ request: { courseId: 1, chapterId, second, text, key }, answer: written }],
  changeNote: [{ request: { id: 12, text }, answer: written }],
  deleteNote: [{ request: { id: 12 }, answer: true }],
}
