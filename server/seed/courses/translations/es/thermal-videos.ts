import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalVideos: Readonly<Record<number, CourseTextSeed>> = {
  213: {
    name: 'Cinta sobre metal desnudo',
    summary:
      'El cobre brillante muestra la sala y no a sí mismo. Dos centímetros de cinta mate convierten un espejo en un punto de medida.',
    description:
      '<p>Una pletina a 68 °C marca 24 °C, porque el cobre desnudo, con emisividad 0,05, refleja la nave. Se le pega cinta aislante mate, con ausencia de tensión comprobada; tras conectar, dos minutos de espera y 67 °C con 0,95. Las arrugas estorban y el punto no debe salirse.</p>',
    outcomes: [
      'crear un punto de medida fiable sobre metal desnudo',
      'esperar a que cinta y metal tengan la misma temperatura',
      'mantener el punto de medida dentro de la cinta',
    ],
    chapters: ['Cinta sobre metal desnudo'],
  },
  214: {
    name: 'Primero enfocar: el error que nadie puede reparar',
    summary:
      'La emisividad se corrige en la mesa; el enfoque, no. Qué le hace a una lectura un giro del anillo.',
    description:
      '<p>Emisividad, distancia y paleta se cambian después en el programa; enfoque y rango, no. En un borne caliente: nítido, 84 °C; algo borroso, 77 °C; muy borroso, 63 °C. Se busca un borde: un cable, un tornillo, el contorno de una mano. Enfocar, quedarse quieto, disparar.</p>',
    outcomes: [
      'enfocar sobre un borde de mucho contraste',
      'estimar cuánto falsea una lectura una imagen borrosa',
      'nombrar los ajustes que no pueden corregirse después',
    ],
    chapters: ['Primero enfocar: el error que nadie puede reparar'],
  },
  215: {
    name: 'Paletas, nivel e intervalo',
    summary:
      'Los mismos datos en seis coloraciones. Cuál encuentra el fallo, cuál asusta al cliente y por qué el intervalo va debajo de cada imagen.',
    description:
      '<p>Un cuadro, un archivo, seis paletas: el gris muestra estructura; el hierro, el punto más caliente; el arcoíris, fronteras que no existen. Nivel e intervalo se ajustan a mano: el automático pone algo rojo hasta en imágenes sanas. Al final, una isoterma y una escala común para comparar.</p>',
    outcomes: [
      'elegir una paleta para buscar y otra para informar',
      'ajustar nivel e intervalo a mano',
      'leer una imagen por su escala y no por sus colores',
    ],
    chapters: ['Paletas, nivel e intervalo'],
  },
  216: {
    name: 'Caso práctico: el almacén de baterías un lunes por la mañana',
    summary:
      'Una cámara térmica fija avisa de 6 K más que el viernes. Nada huele, nada humea. Qué se encontró y qué se hizo.',
    description:
      '<p>Un módulo de baterías usadas se puso 6 K por encima de sus vecinos: bajo el límite absoluto, pero muy sobre la subida permitida. Prealarma a las 04:12, cámara visible, contenedor de cuarentena, agua a mano. Causa: cortocircuito interno. Al final, las reglas de antes y después.</p>',
    outcomes: [
      'explicar por qué una diferencia avisa antes que un límite',
      'planificar los pasos entre la prealarma y los bomberos',
      'revisar los ajustes de las reglas tras un incidente',
    ],
    chapters: ['Caso práctico: el almacén de baterías un lunes por la mañana'],
  },
  217: {
    name: 'Viento, sol y lluvia en la lectura',
    summary:
      'Qué le quita el tiempo a una medida exterior, con cifras, y los días en que conviene quedarse en casa.',
    description:
      '<p>Un viento de 5 m/s puede reducir a la mitad el calentamiento de un borne; el fallo sigue ahí. El seminario mide una unión con calma, viento, sol y llovizna, trata factores de corrección y sus límites y recomienda un anemómetro. Preguntas: reflejos, aisladores mojados, informes con viento.</p>',
    outcomes: [
      'estimar la influencia del viento en un incremento de temperatura',
      'reconocer reflejos del sol cambiando de sitio',
      'anotar el tiempo de modo que la comparación siga siendo posible',
    ],
    chapters: ['Viento, sol y lluvia en la lectura'],
  },
  218: {
    name: 'Por qué la cámara hace clic: la corrección del obturador',
    summary:
      'Cada pocos minutos la imagen se congela y la cámara hace clic. Qué pasa entonces y por qué no debe pasar durante una alarma.',
    description:
      '<p>Un detector no refrigerado ve calentarse su propia carcasa. Por eso mira un obturador de temperatura conocida: clic, medio segundo de imagen congelada y los píxeles vuelven a coincidir. El vídeo muestra la deriva, la calefacción del vehículo y cómo programar correcciones para que dos cámaras nunca parpadeen juntas.</p>',
    outcomes: [
      'explicar para qué sirve la corrección del obturador',
      'reconocer la deriva y lanzar una corrección a mano',
      'escalonar las correcciones en un sistema fijo',
    ],
    chapters: ['Por qué la cámara hace clic: la corrección del obturador'],
  },
}
