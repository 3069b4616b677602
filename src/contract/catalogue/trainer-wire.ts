import * as domain from '../../domain/trainer/trainer.ts'
import { renamedWire } from '../protocol/renamed.ts'

export const trainerWire = renamedWire(domain.trainer, {
  country: 'countryCode',
  languages: 'languageCompleteList',
  subjects: 'subjectList',
  name: 'trainerName',
  biography: 'introduction',
  language: 'textLanguage',
})

export const trainerPageWire = renamedWire(domain.trainerPage, {
  lead: 'description',
  benefits: 'benefitList',
  requirements: 'requirementList',
  language: 'textLanguage',
})
