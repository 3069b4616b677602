import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalAssociate: Readonly<Record<number, CourseTextSeed>> = {
  46: {
    name: 'Calibración radiométrica y puntos de medida',
    summary:
      'Qué promete la calibración de una cámara térmica, cómo comprobarla con hielo y un hervidor y qué punto de medida responde a qué pregunta.',
    description:
      '<p>La hoja de datos dice ±2 °C o ±2 % de la lectura: para una cámara caliente, ante un cuerpo negro y recién salida del laboratorio. El curso explica cómo los valores brutos se vuelven temperatura: curva del detector, rango, corrección del obturador y deriva.</p><p>Con agua con hielo (0 °C) y agua hirviendo (casi 100 °C, uno menos cada 300 m de altitud) descubrirá la cámara caída <strong>antes</strong> que el cliente. Calibrar es otra cosa.</p><p>Después, el punto: 24° sobre 320 píxeles dan 1,3 mrad, y a 3 m un punto fiable mide 12 mm. Y se ve por qué el máximo de un área grande suele ser la lámpara.</p>',
    outcomes: [
      'explicar qué cubre la exactitud de una hoja de datos y qué no',
      'comprobar una cámara en dos puntos fijos y anotar la desviación',
      'elegir el rango de medida y esperar al obturador en el momento justo',
      'calcular el punto fiable más pequeño para una óptica y una distancia',
      'elegir entre máximo, media y diferencia según la tarea',
    ],
    chapters: [
      'De los valores brutos a los grados',
      'Obturador, calentamiento y deriva',
      'Hielo, hervidor y certificado',
      'Puntos, áreas y diferencias',
    ],
  },
  47: {
    name: 'Inspección termográfica de edificios',
    summary:
      'Cuándo ir, dónde ponerse y qué significa una esquina azul: puentes térmicos, corrientes de aire y humedad, distinguidos del sol de ayer.',
    description:
      '<p>Casi toda mala imagen de edificios se tomó a mala hora. Hacen falta al menos 10 K de diferencia durante horas, pared sin sol desde la víspera, superficies secas, poco viento. Por eso el curso empieza por el despertador.</p><p>Se trabaja según <strong>ISO 6781-1</strong>: fuera, visión general; dentro, sala por sala. Un puente térmico tiene bordes suaves y sigue la estructura; una fuga muestra lenguas deshilachadas y cambia a 50 Pa; la humedad se enfría al evaporarse.</p><p>Con 20 °C dentro y −5 °C fuera, una esquina a 12,6 °C tiene un factor de temperatura de 0,70, casi el límite del moho; esa palabra se deja a quien toma muestras.</p>',
    outcomes: [
      'decidir por la previsión si una inspección mañana tiene sentido',
      'distinguir puente térmico, fuga de aire y humedad por forma y comportamiento',
      'reconocer reflejos del cielo, de ventanas y del propio cuerpo',
      'calcular el factor de temperatura de una esquina fría',
    ],
    chapters: [
      'La noche adecuada',
      'Fuera: visión general y cielo',
      'Dentro: sala por sala',
      'A 50 Pa: fugas de aire',
      'Humedad, esquinas y factor de temperatura',
    ],
  },
  48: {
    name: 'Informes que se sostienen',
    summary:
      'Un informe termográfico debe sobrevivir a un electricista escéptico, a una aseguradora y a dos años en una carpeta. Cómo escribir una página por hallazgo que lo logre.',
    description:
      '<p>Una mancha roja en la página 17 no prueba nada: con otro intervalo desaparece, con otra paleta es verde. Un informe se sostiene si otra persona, en el mismo sitio y con los mismos valores, ve lo mismo. Se desmontan seis.</p><p>Una página por hallazgo: lugar con identificación, <strong>imagen térmica y visible desde el mismo punto</strong>, ajustes, carga al medir, comparación, clasificación y medida con plazo. Casi todo está en ISO 18434-1; el cliente recuerda lo último, que va arriba.</p><p>Al final, las palabras. «Sobrecalentado» es un juicio; «31 K por encima de la fase vecina al 40 % de carga», un hallazgo. Y consta qué no se inspeccionó.</p>',
    outcomes: [
      'ajustar nivel, intervalo y paleta para que las imágenes de un informe sean comparables',
      'redactar un hallazgo con lugar, ajustes, carga, comparación, clasificación y medida',
      'separar lo medido de lo deducido',
      'enumerar lo que no se inspeccionó y por qué',
    ],
    chapters: ['La misma imagen para todos', 'Una página por hallazgo', 'Palabras, dudas y archivo'],
  },
}
