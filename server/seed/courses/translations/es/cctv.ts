import type { CourseTextSeed } from '../../../seed-types.ts'

export const cctv: Readonly<Record<number, CourseTextSeed>> = {
  1: {
    name: 'Ubicación de cámaras y elección del objetivo',
    summary:
      'Decida qué debe mostrar cada punto, después dónde va la cámara y qué objetivo necesita. Con cuentas y sin adivinanzas.',
    description:
      '<p>La mayoría de las quejas sobre la calidad de imagen son quejas sobre la ubicación. Una cámara a cinco metros de altura muestra gorras y pelo; un gran angular en la puerta muestra todo el patio y a nadie en él. Este curso parte de la pregunta que debe contestar la imagen: <strong>detectar, observar, reconocer o identificar</strong>, cada una con sus píxeles por metro según EN 62676-4.</p><p>A partir de ahí se calcula hacia atrás. De la densidad y del ancho de la escena sale el ángulo de visión; del ángulo, la distancia focal; de la altura de montaje, la zona muerta bajo la cámara. Calculamos a mano tres escenas antes de abrir ningún programa: la entrada de una tienda, una calle de aparcamiento y 60 m de valla.</p><p>El último capítulo es el recorrido por la instalación: sol bajo, cristales que reflejan, una farola en la imagen, la rama que en junio tendrá hojas. Traiga una cinta métrica y un plano propio.</p>',
    outcomes: [
      'elegir la densidad de píxeles que necesita una escena y calcular con ella la distancia focal',
      'decir a qué altura puede colgar una cámara antes de perder las caras',
      'encontrar en el plano los ángulos muertos tras columnas, estanterías y puertas abiertas',
      'describir la posición de una cámara de modo que otra persona la monte en el mismo sitio',
    ],
    chapters: [
      '¿Qué debe mostrar esta imagen?',
      'De los píxeles por metro a la distancia focal',
      'Altura, inclinación y zonas muertas',
      'El recorrido por la instalación',
    ],
  },
  7: {
    name: 'Imagen nocturna: infrarrojo, luz blanca y obturador',
    summary:
      'Por qué una imagen nocturna luminosa puede no servir de nada y cómo equilibrar obturador, ganancia y focos.',
    description:
      '<p>De noche, una cámara en automático compra luminosidad con tiempo: el obturador se abre una quinceava de segundo, el patio parece bien iluminado y quien lo cruza corriendo es una mancha. En este curso se fija primero el límite, según la velocidad de lo que se mueve, y el resto lo pone la luz.</p><p>Comparamos infrarrojo de 850 nm y 940 nm, luz blanca y las lámparas que ya existen; medimos la caída de la luz con el cuadrado de la distancia, y tratamos los fallos de siempre: insectos y telarañas ante los focos integrados, enfoque que se desplaza entre el día y la noche, matrículas quemadas.</p>',
    outcomes: [
      'ajustar el obturador más lento que aún congela a una persona que anda o corre',
      'elegir entre infrarrojo y luz blanca y dar la razón',
      'mantener legible una matrícula ante los faros',
      'comprobar enfoque, deslumbramiento y sombras en una visita nocturna de menos de una hora',
    ],
    chapters: ['Obturador antes que ganancia', 'Qué luz y cuánta', 'Fallos que solo se ven de noche'],
  },
  8: {
    name: 'Analítica de vídeo en el perímetro',
    summary:
      'Configure reglas de cruce de línea y de zona que aguanten la lluvia, el amanecer y el tercer invierno, y demuéstrelo con pruebas de paso.',
    description:
      '<p>Una analítica que suena cuarenta veces por noche se desconecta en una semana, y entonces la valla queda abierta. Este curso trata la detección como una medición: con tasa de detección, tasa de falsas alarmas por cámara y día, y las condiciones en que se tomaron ambas.</p><p>Se calibra la perspectiva con una persona de estatura conocida, se dibujan zonas que empiezan donde el cuerpo alcanza los píxeles exigidos y se eligen filtros de objeto por tamaño, velocidad y permanencia. Luego llegan los enemigos: faros sobre asfalto mojado, zorros, banderas, mástiles que tiemblan y el sol que cruza la imagen dos veces al año.</p><p>Se exigen dos sistemas de vídeo propios puestos en servicio; un revisor lo comprueba antes de abrir el curso. La prueba pide un acta con al menos treinta aproximaciones.</p>',
    outcomes: [
      'calibrar una escena y demostrar la calibración en su extremo lejano',
      'planificar una prueba de paso andando, corriendo, reptando y con escalera',
      'atribuir una falsa alarma a la luz, al objeto, a la mecánica o a la regla',
      'expresar las tasas de detección y de falsa alarma de forma que las compruebe una aseguradora',
    ],
    chapters: [
      'La detección como medición',
      'Perspectiva, estatura y extremo lejano',
      'Reglas, filtros y máscaras',
      'Tiempo, animales y mástiles que tiemblan',
      'La prueba de paso y su acta',
    ],
  },
}
