import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { myLearningData, setCourseEmails } from '#src/stores/my-learning/my-learning.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * A list of the learner's courses with a switch for emails about each course. Renders nothing if there are no
 * courses or they are not loaded.
 */
export function CourseEmails() {
  const { t } = useTranslation()
  const courses = useStore(myLearningData.courses.$state)
  useEffect(() => void myLearningData.courses.load(), [])
  if (courses.state !== 'ready') return null
  return courses.value.map(({ course, emailNotification }) => (
    <label key={course.id} className="ck">
      <input
        type="checkbox"
        checked={emailNotification === 'subscribed'}
        onChange={(event) => void setCourseEmails(course.id, event.currentTarget.checked)}
      />
      <span>{t('my-next:mailsOf', { name: course.name })}</span>
    </label>
  ))
}
