import type { Family } from '../families.ts'
import { bannerFields } from './banner-fields.ts'
import { categoryFields } from './category-fields.ts'
import { certificationFields } from './certification-fields.ts'
import { classroomFields } from './classroom-fields.ts'
import { commentFields } from './comment-fields.ts'
import { courseFields } from './course-fields.ts'
import { dictionaryFields } from './dictionary-fields.ts'
import { distributorFields } from './distributor-fields.ts'
import { faqFields } from './faq-fields.ts'
import { feedbackFields } from './feedback-fields.ts'
import type { FieldEntry } from './field-entry.ts'
import type { FamilyFields } from './field-path.ts'
import { homeImageFields } from './home-image-fields.ts'
import { newsFields } from './news-fields.ts'
import { noticeFields } from './notice-fields.ts'
import { poolFields } from './pool-fields.ts'
import { practicalExamFields } from './practical-exam-fields.ts'
import { provinceFields } from './province-fields.ts'
import { regionFields } from './region-fields.ts'
import { surveyFields } from './survey-fields.ts'
import { topicFields } from './topic-fields.ts'
import { trainerFields } from './trainer-fields.ts'
import { trainerPageFields } from './trainer-page-fields.ts'

const entriesByFamily: { [Name in Family]: FamilyFields<Name> } = {
  banner: bannerFields,
  category: categoryFields,
  certification: certificationFields,
  classroom: classroomFields,
  comment: commentFields,
  course: courseFields,
  dictionary: dictionaryFields,
  distributor: distributorFields,
  faq: faqFields,
  feedback: feedbackFields,
  homeImage: homeImageFields,
  news: newsFields,
  notice: noticeFields,
  pool: poolFields,
  practicalExam: practicalExamFields,
  province: provinceFields,
  region: regionFields,
  survey: surveyFields,
  topic: topicFields,
  trainer: trainerFields,
  trainerPage: trainerPageFields,
}

/** The hand-written entries of every family's fields, by the path of the field. */
export const fieldEntries: Readonly<Record<Family, Readonly<Partial<Record<string, FieldEntry>>>>> =
  entriesByFamily
