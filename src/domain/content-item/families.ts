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
import { withCharacterCheck } from './invalid-character.ts'

/** The schemas of the documents of all families: everything that editors publish. */
export const documentSchemas = {
  banner: withCharacterCheck(bannerDocument),
  category: withCharacterCheck(categoryDocument),
  certification: withCharacterCheck(certificationDocument),
  classroom: withCharacterCheck(classroomDocument),
  comment: withCharacterCheck(commentDocument),
  course: withCharacterCheck(courseDocument),
  dictionary: withCharacterCheck(dictionaryDocument),
  distributor: withCharacterCheck(distributorDocument),
  faq: withCharacterCheck(faqDocument),
  feedback: withCharacterCheck(feedbackDocument),
  homeImage: withCharacterCheck(homeImageDocument),
  news: withCharacterCheck(newsDocument),
  notice: withCharacterCheck(noticeDocument),
  pool: withCharacterCheck(poolDocument),
  practicalExam: withCharacterCheck(practicalExamDocument),
  province: withCharacterCheck(provinceDocument),
  region: withCharacterCheck(regionDocument),
  survey: withCharacterCheck(surveyDocument),
  topic: withCharacterCheck(topicDocument),
  trainer: withCharacterCheck(trainerDocument),
  trainerPage: withCharacterCheck(trainerPageDocument),
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
