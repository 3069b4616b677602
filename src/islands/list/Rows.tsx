import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type { NewsSummary } from '#src/domain/news/news.ts'
import type { Trainer } from '#src/domain/trainer/trainer.ts'
import { type Place, routes } from '#src/routes.ts'
import type { Listed, ListName } from '#src/stores/listing.ts'
import { ClassroomRow } from '#src/ui/ClassroomRow.tsx'
import { CourseCard } from '#src/ui/CourseCard.tsx'
import { NewsRow } from './NewsRow.tsx'
import { TrainerCard } from './TrainerCard.tsx'

interface RowsProps {
  list: ListName
  rows: readonly Listed[ListName][]
  place: Place
}

/** The rows of a list as the page draws them. */
export function Rows({ list, rows, place }: RowsProps) {
  if (list === 'video')
    return (
      <ul className="grid list-m">
        {(rows as readonly CourseSummary[]).map((video) => (
          <CourseCard key={video.id} course={video} href={routes.course(place, video.id)} />
        ))}
      </ul>
    )
  if (list === 'news')
    return (
      <ul className="panel tight rows r2 whole">
        {(rows as readonly NewsSummary[]).map((news) => (
          <NewsRow key={news.id} news={news} href={routes.news(place, news.id)} />
        ))}
      </ul>
    )
  if (list === 'trainer')
    return (
      <ul className="grid trainers">
        {(rows as readonly Trainer[]).map((trainer) => (
          <TrainerCard key={trainer.id} trainer={trainer} />
        ))}
      </ul>
    )
  return (
    <ul className="panel tight rows r3">
      {(rows as readonly Classroom[]).map((classroom) => (
        <ClassroomRow key={classroom.id} classroom={classroom} href={routes.classroom(place, classroom.id)} />
      ))}
    </ul>
  )
}
