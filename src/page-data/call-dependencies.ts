import { getBanners } from '../contract/banner.ts'
import type { Call } from '../contract/call.ts'
import { getCertifications, getClassroomTypes } from '../contract/certification.ts'
import { findClassrooms, findWorkshops, getClassroomsOfCertification } from '../contract/classroom.ts'
import { getComments } from '../contract/comment.ts'
import { findCourses, getCourseFilters, getRecommendedCourses } from '../contract/course.ts'
import { getFaq } from '../contract/faq.ts'
import { getHomeImages } from '../contract/home-image.ts'
import { findNews } from '../contract/news.ts'
import { getPracticalExamCards, getPracticalExamsOfCertification } from '../contract/practical-exam.ts'
import { getRecommendedClassrooms } from '../contract/recommendation.ts'
import { getRegions } from '../contract/region.ts'
import { findTrainers } from '../contract/trainer.ts'
import type { Family } from '../domain/content-item/families.ts'

const courses: readonly Family[] = ['course', 'category']
const certifications: readonly Family[] = ['certification', 'category']
const sessions: readonly Family[] = [...certifications, 'trainer', 'region']

/**
 * The families of content that decide, within one day, what a call answers for the pages that all readers
 * share.
 */
const families: ReadonlyMap<Call, readonly Family[]> = new Map<Call, readonly Family[]>([
  [getBanners, ['banner']],
  [getComments, ['comment']],
  [getFaq, ['faq']],
  [getHomeImages, ['homeImage']],
  [findNews, ['news']],
  [getRegions, ['region']],
  [findTrainers, ['trainer']],
  [findCourses, courses],
  [getCourseFilters, courses],
  [getRecommendedCourses, courses],
  [getCertifications, certifications],
  [findClassrooms, [...sessions, 'classroom']],
  [findWorkshops, [...sessions, 'classroom']],
  [getClassroomTypes, [...sessions, 'classroom']],
  [getClassroomsOfCertification, [...sessions, 'classroom']],
  [getRecommendedClassrooms, [...sessions, 'classroom']],
  [getPracticalExamCards, [...sessions, 'practicalExam']],
  [getPracticalExamsOfCertification, [...sessions, 'practicalExam']],
])

/**
 * Whether a call still answers the same after items of these families changed; a call that `families` doesn't
 * list never does.
 */
export const isUnaffectedBy = (call: Call, changed: ReadonlySet<Family>): boolean =>
  families.get(call)?.every((family) => !changed.has(family)) ?? false
