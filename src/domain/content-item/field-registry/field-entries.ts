import type { Family } from '../families.ts'
import { bannerEntries } from './banner-entries.ts'
import { categoryEntries } from './category-entries.ts'
import { certificationEntries } from './certification-entries.ts'
import { classroomEntries } from './classroom-entries.ts'
import { commentEntries } from './comment-entries.ts'
import { courseEntries } from './course-entries.ts'
import { dictionaryEntries } from './dictionary-entries.ts'
import { distributorEntries } from './distributor-entries.ts'
import { faqEntries } from './faq-entries.ts'
import { feedbackEntries } from './feedback-entries.ts'
import type { FieldEntry } from './field-entry.ts'
import type { FamilyFields } from './field-path.ts'
import { homeImageEntries } from './home-image-entries.ts'
import { newsEntries } from './news-entries.ts'
import { noticeEntries } from './notice-entries.ts'
import { poolEntries } from './pool-entries.ts'
import { practicalExamEntries } from './practical-exam-entries.ts'
import { provinceEntries } from './province-entries.ts'
import { regionEntries } from './region-entries.ts'
import { surveyEntries } from './survey-entries.ts'
import { topicEntries } from './topic-entries.ts'
import { trainerEntries } from './trainer-entries.ts'
import { trainerPageEntries } from './trainer-page-entries.ts'

const entriesByFamily: { [Name in Family]: FamilyFields<Name> } = {
  banner: bannerEntries,
  category: categoryEntries,
  certification: certificationEntries,
  classroom: classroomEntries,
  comment: commentEntries,
  course: courseEntries,
  dictionary: dictionaryEntries,
  distributor: distributorEntries,
  faq: faqEntries,
  feedback: feedbackEntries,
  homeImage: homeImageEntries,
  news: newsEntries,
  notice: noticeEntries,
  pool: poolEntries,
  practicalExam: practicalExamEntries,
  province: provinceEntries,
  region: regionEntries,
  survey: surveyEntries,
  topic: topicEntries,
  trainer: trainerEntries,
  trainerPage: trainerPageEntries,
}

/** The hand-written entries of every family's fields, by the path of the field. */
export const fieldEntries: Readonly<Record<Family, Readonly<Partial<Record<string, FieldEntry>>>>> =
  entriesByFamily
