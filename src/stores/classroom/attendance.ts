import { givesAttendance } from '../../contract/learning/attendance.ts'
import { environment } from '../../environment/environment.ts'

/** Whether a training without a certification gives a certificate of attendance; false where that can't be known now. */
export async function promisesAttendance(classroomId: number): Promise<boolean> {
  const answer = await environment().api.call(givesAttendance, { classroomId })
  return answer.ok && answer.value
}
