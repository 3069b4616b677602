import type { Subject } from '#src/domain/course/course.ts'
import type { TrainerForm } from '#src/domain/trainer/trainer-form.ts'

/** Returns the application in a form's data. */
export function readTrainerForm(data: FormData): TrainerForm {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    country: text('country'),
    company: text('company'),
    languages: data.getAll('languages').map(String),
    subjects: data.getAll('subjects').map(String) as Subject[],
    experience: text('experience'),
  }
}
