import type { Category, Course } from '../domain/course/course.ts'
import type { CourseFilters } from './page.ts'

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort()

const distinctCategories = (values: readonly Category[]): Category[] => [
  ...new Map(values.map((category) => [category.slug, category])).values(),
]

/** The choices that occur among some courses: none of them leads to an empty list. */
export const filtersOf = (courses: readonly Course[]): CourseFilters => ({
  certificationTypes: distinctCategories(courses.map((course) => course.certificationType)),
  subtypes: distinctCategories(courses.map((course) => course.subtype)),
  languages: distinct(courses.flatMap((course) => course.languages)),
  versions: distinct(courses.map((course) => course.version)).reverse(),
})
