import { getBanners } from '../contract/catalogue/banner.ts'
import { getCertifications, getClassroomTypes } from '../contract/catalogue/certification.ts'
import {
  findClassrooms,
  findWorkshops,
  getClassroomsOfCertification,
} from '../contract/catalogue/classroom.ts'
import { getComments } from '../contract/catalogue/comment.ts'
import { findCourses, getCourseFilters, getRecommendedCourses } from '../contract/catalogue/course.ts'
import { getFaq } from '../contract/catalogue/faq.ts'
import { getHomeImages } from '../contract/catalogue/home-image.ts'
import { findNews } from '../contract/catalogue/news.ts'
import {
  getPracticalExamCards,
  getPracticalExamsOfCertification,
} from '../contract/catalogue/practical-exam.ts'
import { getRecommendedClassrooms } from '../contract/catalogue/recommendation.ts'
import { getRegions } from '../contract/catalogue/region.ts'
import { findTrainers } from '../contract/catalogue/trainer.ts'
import type { Call } from '../contract/protocol/call.ts'
import type { Family } from '../domain/content-item/families.ts'

const courses: readonly Family[] = ['course', 'category']
const certifications: readonly Family[] = ['certification', 'category']
const sessions: readonly Family[] = [...certifications, 'trainer', 'region']

/**
 * The content families that the response of each call of a public page depends on. The date also affects some
 * responses, but is not listed here.
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
 * Returns whether the response of a call is unaffected by changes to these families; false for a call that `families`
 * does not list.
 */
export const isUnaffectedBy = (call: Call, changed: ReadonlySet<Family>): boolean =>
  families.get(call)?.every((family) => !changed.has(family)) ?? false
