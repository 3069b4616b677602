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
import { showable } from './invalid-character.ts'

/** The schemas of the documents of all families: everything that editors publish. */
export const documents = {
  banner: showable(bannerDocument),
  category: showable(categoryDocument),
  certification: showable(certificationDocument),
  classroom: showable(classroomDocument),
  comment: showable(commentDocument),
  course: showable(courseDocument),
  dictionary: showable(dictionaryDocument),
  distributor: showable(distributorDocument),
  faq: showable(faqDocument),
  feedback: showable(feedbackDocument),
  homeImage: showable(homeImageDocument),
  news: showable(newsDocument),
  notice: showable(noticeDocument),
  pool: showable(poolDocument),
  practicalExam: showable(practicalExamDocument),
  province: showable(provinceDocument),
  region: showable(regionDocument),
  survey: showable(surveyDocument),
  topic: showable(topicDocument),
  trainer: showable(trainerDocument),
  trainerPage: showable(trainerPageDocument),
} as const

export type Family = keyof typeof documents
export type Documents = { [Name in Family]: z.infer<(typeof documents)[Name]> }
export const family = z.enum(Object.keys(documents) as [Family, ...Family[]])

/** A document with its family and its id within the family. */
export type Item<Name extends Family = Family> = {
  [Each in Name]: { family: Each; id: number; document: Documents[Each] }
}[Name]
