import * as z from 'zod/mini'
import { picture } from '../domain/content/picture.ts'
import { subject } from '../domain/course/course.ts'
import * as domain from '../domain/trainer/trainer.ts'

export const trainerWire = z.codec(
  z.object({
    id: z.int(),
    countryCode: z.string(),
    languageCompleteList: z.array(z.string()),
    subjectList: z.array(subject),
    picture: z.nullable(picture),
    trainerName: z.string(),
    title: z.string(),
    introduction: z.string(),
    textLanguage: z.string(),
  }),
  domain.trainer,
  {
    decode: (wire) => ({
      id: wire.id,
      country: wire.countryCode,
      languages: wire.languageCompleteList,
      subjects: wire.subjectList,
      picture: wire.picture,
      name: wire.trainerName,
      title: wire.title,
      biography: wire.introduction,
      language: wire.textLanguage,
    }),
    encode: (trainer) => ({
      id: trainer.id,
      countryCode: trainer.country,
      languageCompleteList: trainer.languages,
      subjectList: trainer.subjects,
      picture: trainer.picture,
      trainerName: trainer.name,
      title: trainer.title,
      introduction: trainer.biography,
      textLanguage: trainer.language,
    }),
  },
)

export const trainerPageWire = z.codec(
  z.object({
    title: z.string(),
    description: z.string(),
    benefitList: z.array(z.string()),
    requirementList: z.array(z.string()),
    textLanguage: z.string(),
  }),
  domain.trainerPage,
  {
    decode: (wire) => ({
      title: wire.title,
      lead: wire.description,
      benefits: wire.benefitList,
      requirements: wire.requirementList,
      language: wire.textLanguage,
    }),
    encode: (page) => ({
      title: page.title,
      description: page.lead,
      benefitList: page.benefits,
      requirementList: page.requirements,
      textLanguage: page.language,
    }),
  },
)
