const dated = (id: number, day: string) => ({
  id,
  name: 'Planning of video systems',
  startsAt: `${day}T08:00:00.000Z`,
  endsAt: `${day}T16:00:00.000Z`,
  zone: 'Europe/Berlin',
  location: 'Berlin Training Room, Beispielweg 1, 10115 Berlin, Germany',
})

const moved = {
  ...{ enrolmentId: 31, learner: 'Ada Byron', email: 'ada@example.org', outcome: 'moved' },
  ...{ seqNo: 'K7QF-2MWX-93TA-VBHP', refund: null },
}
const refunded = {
  ...{ enrolmentId: 32, learner: 'Alan Turing', email: 'alan@example.org', outcome: 'refunded' },
  ...{ seqNo: 'M3RD-7KQX-2HTA-WC94', refund: { currency: 'EUR', amount: 29631 } },
}

const request = { id: 17, reason: 'The trainer is ill.', moveTo: 19 }
const response = {
  family: 'classroom',
  session: dated(17, '2026-12-05'),
  movedTo: dated(19, '2027-01-16'),
  participants: [moved, refunded],
  refunds: [{ currency: 'EUR', amount: 29631 }],
  refundBatchId: null,
}

const exam = { ...dated(3, '2026-12-09'), name: 'Practical exam: video security' }
const examAnswer = {
  ...{
    family: 'practicalExam',
    session: exam,
    movedTo: null,
    participants: [{ ...refunded, enrolmentId: 8 }],
  },
  ...{ refunds: response.refunds, refundBatchId: null },
}
const examRequest = { id: 3, reason: 'The room is flooded.' }

/** Sample payloads of the calls about canceling sessions. */
export const cancellationSamples = {
  previewClassroomCancellation: [{ request, response }],
  cancelTrainingSession: [{ request, response: { ...response, refundBatchId: 7 } }],
  previewExamCancellation: [{ request: examRequest, response: examAnswer }],
  cancelExamSession: [{ request: examRequest, response: { ...examAnswer, refundBatchId: 8 } }],
}
