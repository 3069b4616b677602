import * as z from 'zod/mini'
import { bannerDocument } from '../banner/banner-document.ts'
import { certificationDocument } from '../certification/certification-document.ts'
import { classroomDocument } from '../classroom/classroom-document.ts'
import { commentDocument } from '../comment/comment-document.ts'
import { provinceDocument } from '../country/province-document.ts'
import { categoryDocument } from '../course/category-document.ts'
import { courseDocument } from '../course/course-document.ts'
import { dictionaryDocument } from '../dictionary/dictionary-document.ts'
import { distributorDocument } from '../distributor/distributor-document.ts'
import { faqDocument } from '../faq/faq-document.ts'
import { feedbackDocument } from '../feedback/feedback-document.ts'
import { homeImageDocument } from '../home-image/home-image-document.ts'
import { newsDocument } from '../news/news-document.ts'
import { noticeDocument } from '../notice/notice-document.ts'
import { poolDocument } from '../pool/pool-document.ts'
import { practicalExamDocument } from '../practical-exam/practical-exam-document.ts'
import { regionDocument } from '../region/region-document.ts'
import { surveyDocument } from '../survey/survey-document.ts'
import { topicDocument } from '../topic/topic-document.ts'
import { trainerDocument, trainerPageDocument } from '../trainer/trainer-document.ts'
import { refuseInvalidCharacters } from './invalid-character.ts'

/** The schemas of the documents of all families: everything that editors publish. */
export const documentSchemas = {
  banner: refuseInvalidCharacters(bannerDocument),
  category: refuseInvalidCharacters(categoryDocument),
  certification: refuseInvalidCharacters(certificationDocument),
  classroom: refuseInvalidCharacters(classroomDocument),
  comment: refuseInvalidCharacters(commentDocument),
  course: refuseInvalidCharacters(courseDocument),
  dictionary: refuseInvalidCharacters(dictionaryDocument),
  distributor: refuseInvalidCharacters(distributorDocument),
  faq: refuseInvalidCharacters(faqDocument),
  feedback: refuseInvalidCharacters(feedbackDocument),
  homeImage: refuseInvalidCharacters(homeImageDocument),
  news: refuseInvalidCharacters(newsDocument),
  notice: refuseInvalidCharacters(noticeDocument),
  pool: refuseInvalidCharacters(poolDocument),
  practicalExam: refuseInvalidCharacters(practicalExamDocument),
  province: refuseInvalidCharacters(provinceDocument),
  region: refuseInvalidCharacters(regionDocument),
  survey: refuseInvalidCharacters(surveyDocument),
  topic: refuseInvalidCharacters(topicDocument),
  trainer: refuseInvalidCharacters(trainerDocument),
  trainerPage: refuseInvalidCharacters(trainerPageDocument),
} as const

export type Family = keyof typeof documentSchemas
export type Documents = { [Name in Family]: z.infer<(typeof documentSchemas)[Name]> }
export const family = z.enum(Object.keys(documentSchemas) as [Family, ...Family[]])

/** A document with its family and its id within the family. */
export type Item<Name extends Family = Family> = {
  [Each in Name]: { family: Each; id: number; document: Documents[Each] }
}[Name]

/**
 * The families whose texts are only proper names. A language that is missing in these texts needs no translation.
 */
export const properNameFamilies: readonly Family[] = ['province']
