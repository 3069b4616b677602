import type { AttendanceCertificateDocument } from '#src/domain/certificate/document.ts'
import { type DocumentTexts, isolateCode, isolateName, selectWords } from './document-texts.ts'

export function renderAttendanceSheet(data: AttendanceCertificateDocument, wording: DocumentTexts) {
  const { translate: word, day, list } = wording
  return {
    title: `${word('attendance')} ${data.number}`,
    words: selectWords(wording, ['attendance', 'attended']),
    holder: isolateName(data.holder),
    training: isolateName(data.training),
    trainers: list(data.trainers),
    trainersLabel:
      data.trainers.length > 0 ? word('trainer', { count: data.trainers.length }) : word('signed'),
    facts: [
      [word('date'), day(data.heldAt)],
      [word('number'), isolateCode(data.number)],
    ],
  }
}
