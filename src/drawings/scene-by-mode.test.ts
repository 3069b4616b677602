import { expect, test } from 'vitest'
import { classroomMode } from '../domain/classroom/classroom-mode.ts'
import { sceneName } from '../domain/course/scene.ts'
import { practicalExamScene, sceneByMode } from './scene-by-mode.ts'

test('each mode of training, and the practical exam, has a drawing', () => {
  const scenes = [...classroomMode.options.map((mode) => sceneByMode[mode]), practicalExamScene]
  for (const scene of scenes) expect(sceneName.options).toContain(scene)
})
