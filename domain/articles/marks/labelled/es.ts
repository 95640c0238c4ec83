/** Invented Spanish headlines; the letters are explained in `read.ts`. */
export const ES = `
. El pleno de Vegarrota aprueba el muro contra las riadas
. Siete heridos al descarrilar un tranvía en Puerto Alisio
. Por qué el embalse de Vegarrota llega con dos años de retraso
. Cómo un pueblo compró su propio bar
. Quién es Marta Olmo, la nueva presidenta de la autoridad portuaria
. ¿Resistirá el nuevo horario de los transbordadores el invierno?
. Las claves del acuerdo pesquero con Sarrat
. Desactivan una bomba de la guerra civil en Puerto Alisio
. Amenaza de bomba en la estación de Vegarrota
. El temporal deja sin luz a 40.000 hogares
. El Alisio golea al Rangers por 5-0 y jugará la final
. Las acciones de la naviera se hunden un 12 % tras el aviso de pérdidas
. «Es una decisión brutal y vergonzosa»: los sindicatos responden al cierre
. La ministra tacha de "surrealista" la propuesta de la oposición
. Las enfermeras irán a la huelga tres días en mayo
. OPINIÓN | El puente que nadie quiere construir, por ELENA MARTOS
. EN DIRECTO: el tribunal lee la sentencia de las autopistas
. ÚLTIMA HORA | Dimite la consejera de Sanidad
. La UNESCO incluye las salinas de Vegarrota en su lista
. ACNUR y UNICEF alertan de hambruna en Sarrat
. Este jueves se vota la ley de aguas en el Senado
. Este año la cosecha de trigo será la menor de la década
. Esta ley no resuelve el problema de la vivienda
. Tres muertos en un incendio en un bloque de viviendas
. Diez detenidos por los contratos de los comedores escolares
. Cinco millones para rehabilitar las escuelas
. Una película de terror de Ana Campos gana en Alisio
. Detenido un presunto miembro de una célula terrorista
. El juez levanta el secreto del sumario del caso Puertos
. Científicos hallan una bacteria que digiere poliéster
. El astillero ocultó el amianto, según la investigación
. El banco central mantiene los tipos
. El alcalde dimite por sorpresa y deja al ayuntamiento sin mayoría
. ¿Funciona la semana de cuatro días? Lo que dicen tres empresas
. El presidente condena el ataque a un colegio electoral
. La oposición critica un presupuesto que considera injusto
. Condenado a 22 años por el asesinato de un conductor de autobús
. Miles de personas protestan en Alisio contra la tasa portuaria
. Crítica: el retrato lento y tierno de un farero
. Lo que se sabe del apagón en la costa norte
. Sube el río: la crecida del Aro obliga a evacuar dos barrios
. El fuego arrasa doce casas junto a Larche
. El dato de paro, clave para la subida de las pensiones
. La clave del partido estuvo en las bandas
. La vacuna estará disponible en otoño, anuncia Sanidad
. Así lo aprobó el Consejo de Ministros el martes
. Una tormenta histórica obliga a cerrar el puerto
. El festival rinde homenaje a la genial pintora Berta Sol
. La afición despide al portero con una ovación
. Tu voz, nuestra voz: el coro de jubilados cumple cien años
. El misterio del cuadro robado llega a los tribunales
. Nueve de cada diez alumnos aprueban la prueba de acceso
. Doce puntos para recuperar la confianza, el plan de la patronal
. Una ola de calor recorrerá el sur esta semana
. Los hogares dedican el 40 % de su sueldo al alquiler
c No te vas a creer quién apareció en la feria de Vegarrota
c Este fontanero jubilado construyó algo en su jardín que nadie entiende
c Esto es lo que le pasa a tu cuerpo si dejas el azúcar
c Esto es lo que cobra un farero de verdad
c Esta es la razón por la que tu gato te mira fijamente
c El motivo por el que nunca debes guardar plátanos en la nevera
c 17 trucos de jardinería que nadie te ha contado
c Nueve razones para mudarse a la costa
c Los 12 mejores chubasqueros para este otoño
c Siete alimentos que un cardiólogo jamás come
c El truco infalible para limpiar el horno sin esfuerzo
c El sencillo gesto que alarga la vida de tu móvil
c ¿Sabías que tu horno tiene un cajón oculto?
c ¿Sabes para qué sirve el agujero del candado?
c ¿Cometes estos errores al ventilar la casa?
c Adiós a la freidora de aire: el invento que la sustituye
c Adiós al gotelé: la nueva forma de decorar las paredes
c Así vive hoy la actriz que lo dejó todo por el campo
c Así es la mansión de la cantante en la costa
c Así puedes ahorrar en la factura de la luz
c El pueblo de Teruel que regala casas a las familias
c El desconocido pueblo medieval que enamora a los viajeros
c Ni limón ni vinagre: el producto que deja los cristales como nuevos
c Ni gimnasio ni dieta: el hábito japonés para vivir más
c Compra un anillo en un mercadillo y descubre lo que era en realidad
c Lo que dice de ti el color de tu puerta
c Lo que ocurrió después dejó sin palabras a los vecinos
c Lo que nadie te dice antes de comprar un piso
c Todo lo que debes saber antes de viajar a Sarrat
c Si tienes esta moneda en casa, puedes ganar mucho dinero
c Abrió una maleta vieja y encontró algo inesperado
c El gesto del presentador que no ha pasado desapercibido
c El detalle de la boda que todos comentan
c La reacción viral de un abuelo al probar el sushi
c Un camarero explica lo que nunca debes pedir en un bar
c La palabra que solo usan en Alisio y que nadie entiende fuera
c Pocos lo saben: la función secreta de la lavadora
c Descubre la playa secreta que recomiendan los marineros
c ¿Quién es el misterioso acompañante de la cantante?
c Deja su trabajo para viajar y lo que pasa después sorprende a todos
c La verdadera razón de la ruptura del presentador
c Un test visual: encuentra el zorro en la imagen en diez segundos
c Qué significa que una persona camine con las manos en la espalda, según la psicología
c Ojo si te llega este mensaje del banco
c Salió a por el pan y acabó ...
c Ponlo en práctica: cinco ejercicios para dormir mejor
c El presentador rompe su silencio y cuenta la verdad
e Escenas espeluznantes en el asalto al depósito de tranvías
e El alcalde MIENTE otra vez
e Caos absoluto en el aeropuerto de Vegarrota
e ¡Qué golazo! El Alisio gana la copa
e Indignación y furia por la chapuza de las basuras
e La repugnante crueldad de la perrera de Larche
e La bochornosa mentira de la ministra
e ¡Ni un paso atrás!
e Brutal paliza a un anciano de 94 años
e Vergonzosa traición a las enfermeras
e El infierno de la ferri: noche de terror a bordo
e Zasca monumental del portavoz a la oposición
e El ridículo espantoso de la autoridad portuaria
e Un despilfarro escandaloso: cuatro millones para una rotonda
e El presidente, acorralado y desesperado, insulta a los jueces
e Una rendición cobarde ante los constructores
e Bombazo en el mercado: el Alisio ficha a Ferrán
e Demoledor repaso del fiscal al consejero
e Aterrador vídeo del derrumbe de un tejado
e Los matones siembran el pánico en una noche de vergüenza
e Impresionante remontada del Rangers en un partido épico
e ¡Por fin! El puente abre tras 40 años
e El despropósito de la línea 4 no tiene nombre
e Los salvajes recortes que hundirán nuestras escuelas
e Atraco a mano armada al contribuyente: la tasa más infame
e Alucinante rescate de un niño en el río
e Sablazo histórico a los hogares
e Desgarrador adiós a la pequeña Lucía
e Escándalo mayúsculo: el consejero cobraba dos sueldos
e El circo del pleno: gritos, insultos y una bronca monumental
e España se va al GARETE y nadie hace nada
b Este impactante vídeo te enseña por qué no debes dar pan a los cisnes
b ¡No te vas a creer este truco brutal para el horno!
b El escalofriante motivo por el que debes revisar tu caldera YA
b 10 playas espectaculares que tienes que ver antes de morir
b La asquerosa verdad sobre lo que esconde tu almohada
b ¡Atención! Este es el increíble error que todos cometemos
b Alucinarás: así luce la vergonzosa mansión del alcalde
b Lo que hizo este héroe te dejará helado
. El Gobierno aplaza la decisión sobre la segunda pista
. Cuatro detenidos tras el incendio de una nave en Larche
. Qué supone el nuevo arancel para las ciudades del acero
. Dónde están los partidos en el precio del agua
. Retiran del mercado unos calefactores por riesgo de incendio
. Absuelto un policía acusado de agresión
. Los muertos por el alud de Sarrat ascienden a 31
. «Lo hemos perdido todo»: vuelta a un pueblo quemado
. Por qué los médicos discrepan sobre la vacuna de la fiebre del Aro
. La ferroviaria suprimirá 300 empleos
. Verificación: ¿ha reducido la alcaldesa a la mitad los autobuses?
. El pasaporte ya se puede renovar por internet
. El Vegarrota, con diez, arranca un empate en casa del Rangers
. Entrevista a Ana Campos: "Aprendí a querer el turno de noche"
. La inflación cae al 2 % y da aire al banco central
. Roban cable de cobre y paralizan la línea de cercanías
. Qué se vota el domingo en Puerto Alisio
. El tercer acusado del asesinato de Larche irá a juicio
. Decenas de vecinos piden un centro de salud en el barrio del puerto
. Un iceberg gigantesco se acerca a la estación científica
c La ruta de fin de semana que los vecinos prefieren no contar
c Un dermatólogo explica qué funciona de verdad para la piel seca
c Una profesora hace una pregunta en clase y las respuestas la hacen llorar
c Ocho señales de que tu caldera está a punto de fallar
c La hija del actor ya es mayor: así luce hoy
c Furor por el aparato de nueve euros que calienta la casa
c Por qué todo el mundo habla ahora de las algas
c ¿Está tu apellido en la lista?
c Cava un hoyo en su jardín y hace un hallazgo sorprendente
c Qué revela tu postura al dormir sobre tu personalidad
c Los 20 pueblos más bonitos del país
c Un experto avisa: nunca cargues así el móvil
c La pregunta del concurso que nadie supo responder
c Iba a vender el reloj viejo hasta que un experto miró la parte de atrás
c Mercadona tiene el producto que arrasa este otoño por dos euros
c La foto de la presentadora sin maquillaje que da que hablar
e Los caciques se forran mientras las calles se caen a pedazos
e El asesino, en la calle: el calvario de una madre
e ¡Ahora quieren cobrarnos por los jardines!
e Noche mágica en Vegarrota: David tumba a Goliat
e Los inútiles del ministerio traicionan a los pensionistas
e La odiada tasa castigará sin compasión a los más pobres
e Vándalos descerebrados destrozan el templete
e El alcalde es un cobarde y un farsante
e Choque de pesadilla: la calle, como una zona de guerra
e El delirio de lo políticamente correcto llega a la escuela
e Odisea infernal para miles de viajeros
e El gran saqueo del agua: los jefes se llevan millones
b Este extraño aparato hundirá tu factura ¡y arrasa en tiendas!
b Lo que halló bajo el suelo es una auténtica pesadilla
. Multa de nueve millones a la empresa de aguas por vertidos
. En libertad dos menores tras un apuñalamiento en un instituto
. Se reanudan las conversaciones de paz de Sarrat sin los rebeldes
. Qué dejó la primera jornada del juicio del transbordador
. El coro de la catedral admite niñas por primera vez
. Hacienda descarta un impuesto a las grandes fortunas
. Las listas de espera bajan por tercer mes
. Cómo votar por correo en la consulta del puerto
. La nieve cierra tres puertos de montaña
. El Alisio ficha a un delantero por dos temporadas
. Por qué el río inunda Larche una y otra vez
. Muere Pedro Hales, que cartografió el fondo del mar
c Diez palabras que llevas toda la vida pronunciando mal
c Este pequeño detalle de tu billete puede ahorrarte cientos de euros
c Por qué las azafatas siempre te miran los zapatos
c Lo que tu galleta favorita revela de ti
c Estuve una semana sin móvil y esto es lo que aprendí
c El ingenioso truco de una madre para la colada
c La inesperada ciudad elegida como la mejor para vivir
c Guardas mal los tomates: el aviso de una cocinera
c Qué le pasa a tu cuerpo si caminas 10.000 pasos al día
c Qué fue de los actores de la serie del puerto, 20 años después
e Furia por la descarada subida de sueldo de los ministros
e Una derrota miserable de un equipo sin alma
e Atroz abandono: una anciana muere sola y nadie responde
e ¡Vaya desastre! Caos en la venta de entradas
e Repugnante acoso a una familia en duelo
e Los jefes sin escrúpulos hacen caja con la miseria ajena
e Catastrófica, cínica y cruel: la nueva ley de asilo
e Un loco siembra el terror a cuchilladas
b Por qué esta indignante norma debería enfurecerte
b 15 datos brutales sobre los tiburones que te volarán la cabeza
. Rescatada la tripulación de un arrastrero frente a Cabo Alisio
. El Parlamento prorroga la veda
. Por qué los bancos dejan el centro
. Reabren las escuelas tras la rotura de una tubería
. El jefe de policía se jubila en junio
. El tribunal rechaza el recurso contra la cantera
. Los casos de fiebre del Aro se duplican en una semana
. «Nunca he pasado tanto miedo»: un senderista tras la caída
c Por qué nunca debes tirar la piel de naranja
c Ocho cosas que tu veterinario querría que supieras
c La curiosa razón por la que esta calle no tiene número 13
c Pidió un sofá por internet y lo que le llegó la dejó sin palabras
c Este estiramiento de dos minutos alivia la espalda
c Así es la vida de la actriz a los 70 años
c La bebida secreta que solo conocen los camareros
c Esto es lo que pasa si no renuevas el carné
e ¡Indignante! Los jefes de la naviera se embolsan millones
e Humillante paliza a un Rangers patético
e Repugnante ataque a una anciana de 91 años
e Cobarde traición a los agricultores
e Caos total en la carretera de la costa
e Una vergüenza: niños helados en aulas en ruinas
e Caseros sin escrúpulos exprimen a los estudiantes
e El alcalde NUNCA dijo la verdad
. La biblioteca de Larche abrirá los domingos
. El ministro defiende su gestión de las prisiones
. Una enfermera gana el juicio por despido
. Cómo funcionan las defensas contra las crecidas
. Los billetes de tren subirán un 3 %
. Entra en erupción un volcán en Sarrat, sin heridos
c Nueve señales de que tu vecino es rico en secreto
c Lo que nadie te cuenta al comprar un barco
c Esta isla olvidada es más barata de lo que crees
c Comí como un farero una semana y esto es lo que pasó
c La frase que nunca debes decir en una entrevista
c Por qué se mueren tus plantas
c ¿Puedes encontrar el gato escondido?
c Encontró una caja en el desván y su vida cambió para siempre
e Pasajeros furiosos estallan por unos retrasos infernales
e Un monstruoso derroche de dinero público
e Ladrones desalmados roban en la planta infantil
e Humillante marcha atrás del ministro
e La patética rendición del Rangers es un insulto a la afición
e Aterradora tormenta deja familias llorando
e ¡Cerrar el muelle es una locura!
e Asqueroso ataque a las tumbas de guerra
`;
