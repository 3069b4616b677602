const note = {
  id: 12,
  chapterId: 101,
  second: 21.5,
  text: 'A 30-degree lens: four times the pixels.',
  writtenAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-21T10:00:00.000Z',
}
const { chapterId, second, text } = note
const key = 'b3c1f6de-7b0a-4c8e-9f43-5a4d1a2b6c70'

/** Sample payloads of the calls about notes on videos. */
export const noteSamples = {
  findNotes: [{ request: { courseId: 1 }, response: [note] }],
  addNote: [{ request: { courseId: 1, chapterId, second, text, key }, response: note }],
  changeNote: [{ request: { id: 12, text }, response: note }],
  deleteNote: [{ request: { id: 12 }, response: true }],
}
