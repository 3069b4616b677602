import type { CourseSummary } from '../domain/course/course.ts'
import { type Place, routes } from '../routes.ts'
import { CourseCard } from './CourseCard.tsx'

interface CourseCardsProps {
  courses: readonly CourseSummary[]
  place: Place
  className?: string
  level?: 'h2' | 'h3'
}

/** The courses or videos of a list. Uses the message namespace `course`. */
export function CourseCards({ courses, place, className = 'grid narrow list-m', level }: CourseCardsProps) {
  return (
    <ul className={className}>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} level={level} href={routes.course(place, course.id)} />
      ))}
    </ul>
  )
}
