import type { FamilyFields } from './field-path.ts'

/** The fields of a session of a training that a trainer leads. */
export const classroomFields: FamilyFields<'classroom'> = {
  certification: {
    ...{ label: 'Certification', kind: 'reference', family: 'certification' },
    help: 'Leave it empty for a training without a certification.',
  },
  mode: { label: 'Training mode', width: 'half' },
  country: {
    ...{ label: 'Listed country', group: 'schedule' },
    help: 'The region of this country lists the session, and this country decides the currency.',
  },
  'venue.country': {
    ...{ label: 'Venue country', group: 'schedule' },
    help: 'Determines VAT and the time zone. Leave it empty for online training.',
  },
  capacity: { label: 'Seats', group: 'registration', width: 'half' },
  credits: { label: 'Credits', width: 'half', help: 'The credits that a learner gets for attending.' },
  trainers: { label: 'Trainers', kind: 'reference', family: 'trainer' },
  taughtIn: { label: 'Teaching languages', kind: 'language' },
  fee: { help: 'If empty, the session is free.' },
  needsApproval: {
    ...{ label: 'Approval required', group: 'registration' },
    help: 'Whether a reviewer must approve each registration.',
  },
  waitingList: {
    ...{ label: 'Waiting list', group: 'registration' },
    help: 'Whether learners can join a waiting list when all seats are taken.',
  },
  recommended: { label: 'Recommended' },
  attendanceCertificate: {
    ...{ label: 'Certificate of attendance', group: 'registration' },
    help: 'Whether learners who attended get a certificate of attendance.',
  },
  'texts.*.name': { label: 'Name' },
  'texts.*.summary': { label: 'Summary', help: 'Shown in lists.' },
  'texts.*.description': { label: 'Description' },
  'texts.*.location': {
    ...{ label: 'Location', group: 'schedule' },
    help: 'The venue with its address, or a note that the training is online.',
  },
  'texts.*.city': { label: 'City', group: 'schedule', width: 'half', help: 'The city of the venue.' },
}
