import type { FamilyFields } from './field-path.ts'

/** The fields of the page that presents the trainer team. */
export const trainerPageFields: FamilyFields<'trainerPage'> = {
  'texts.*.title': { label: 'Title' },
  'texts.*.lead': { label: 'Introduction' },
  'texts.*.benefits': {
    label: 'Benefits',
    one: 'Benefit',
    help: 'The benefits for new trainers, one per line.',
  },
  'texts.*.requirements': {
    label: 'Requirements',
    one: 'Trainer requirement',
    help: 'The requirements for new trainers, one per line.',
  },
}
