import * as domain from '../domain/trainer/trainer.ts'
import { renamed } from './renamed.ts'

export const trainerWire = renamed(domain.trainer, {
  country: 'countryCode',
  languages: 'languageCompleteList',
  subjects: 'subjectList',
  name: 'trainerName',
  biography: 'introduction',
  language: 'textLanguage',
})

export const trainerPageWire = renamed(domain.trainerPage, {
  lead: 'description',
  benefits: 'benefitList',
  requirements: 'requirementList',
  language: 'textLanguage',
})
