/** A session whose free seats are shown: a classroom or a date of a practical exam, with its times in UTC. */
export interface SessionWithSeats {
  of: 'classroom' | 'practicalExam'
  id: number
  startsAt: string
  endsAt: string
}

/** Returns a key that identifies a session among all classrooms and practical exams. */
export const sessionKeyOf = ({ of, id }: Pick<SessionWithSeats, 'of' | 'id'>): string => `${of} ${id}`
