import type { FamilyFields } from './field-path.ts'

/** The fields of a trainer. */
export const trainerFields: FamilyFields<'trainer'> = {
  position: { label: 'Position', width: 'half', help: 'Trainers with lower numbers come first.' },
  languages: { label: 'Teaching languages', kind: 'language' },
  subjects: { label: 'Subjects', group: 'categories', help: 'The subjects that the trainer teaches.' },
  picture: { help: 'A portrait of the trainer.' },
  email: {
    label: 'Email address',
    help: 'The trainer signs in with it and gets access to the assigned trainings. Readers never see it.',
  },
  'texts.*.name': { label: 'Name' },
  'texts.*.title': { label: 'Job title' },
  'texts.*.biography': { label: 'Biography' },
}
