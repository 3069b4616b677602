import { hasAttendanceCertificate } from '../../contract/learning/attendance.ts'
import { environment } from '../../environment/environment.ts'

/**
 * Returns whether a training without a certification issues a certificate of attendance; false if this is unknown.
 */
export async function isAttendanceCertificateIssued(classroomId: number): Promise<boolean> {
  const result = await environment().api.call(hasAttendanceCertificate, { classroomId })
  return result.ok && result.value
}
