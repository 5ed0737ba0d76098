import { describe, expect, it } from "vitest";
import { urgentSearch, urgentSigns } from "#content/urgent-signs";
import { urgentSignsIn } from "../../app/features/search/urgent-signs.ts";

/* What frightened people type. Signs that a practice does not list are skipped. */

const found = (query: string) =>
  urgentSignsIn(query, urgentSearch.signs).map(({ id, language }) => `${id} ${language}`);

/** The signs, and what finds each. */
const queries = `
heavy-bleeding: bleeding won't stop|bleeding wont stop|bleeding will not stop|it wont stop bleeding|blood everywhere|i'm bleeding so much|hemorrhaging|BLOOD|bleeding heavily|lots of blood clots|passing clots of blood|toilet full of blood|bleding a lot|my bum is bleeding nonstop|gushing blood|blood|bleeeeding|bleading|red toilet water|toilet bowl is red|large clots|soaked through a pad in an hour|drenched two towels|hemmorage from anus|hemorraging|haemorhage|my dressing is soaked|dripping red|red everywhere|toilet looks like a murder scene
black-stool: tarry stool|black poop|my poop is black|blackish stools|stool black and sticky|tarry|dark poop|melena|pooping black stuff|black bowel movement|black-stool|coffee ground poop
bloody-diarrhea: bloody diarrhea|diarrhea with blood|blood in my diarrhea|bloody diarhea|bloody diareah
injury: object stuck|something stuck|stuck in my butt|a bottle is up my rectum|toy won't come out|lost a vibrator inside|something is lodged in there|foreign object in anus|foreign body|light bulb|something up my butt|lost it inside me|sat on something sharp|i shoved a cucumber|i can't get it out|I inserted something|buttplug wont come out|tore my butt during sex|he tore me|ripped open down there|anal tear from a dildo|sat on a bottle|my son put something in his butt|stuffed it up my ass|hit by a car|bike accident|got shot|cucumber up my butt
pregnancy-heavy-bleeding: pregnant and bleeding|bleeding while pregnant|pregnancy blood|i am pregnant there is blood|miscarriage|am I miscarrying|pregnent and bleeding|im preggo and theres blood
blood-thinner: eliquis|warfarin|xarelto|Plavix|blood thinner|blood-thinners|apixaban|coumadin|on aspirin|i take pradaxa and bleed|elequis|lovenox shots|anticoagulant|clopidogrel|brilinta|eloquis
numbness: can't move my foot|my legs are paralized|leg weakness|weak legs|my legs are weak|can't feel my legs|my leg is numb|numb|Numb!|numbness|numb butt|saddle numbness|lost control of my bowels|cannot move my leg|cant feel my bottom|legs gave out|tingling in legs|cant feel when i wipe|peed myself|I can't walk|foot drop|no feeling in my butt|lost feeling between my legs|legs feel like jelly|my legs are jelly|rubbery legs|legs like noodles|can't control my poop|cant control my bladder|can't feel my balls
pain-fever: my teeth are chattering|chills|fever|feverish|shivering|high temperature|pus|pus coming out|pain is getting worse|severe pain|worst pain ever|unbearable pain|i have a temperature|i am in agony|butt swollen and hot|swollen testicle|excruciating|feber|pain so bad i cant sit|cant sit down|cant sleep from pain|pain 10/10|10 out of 10 pain|cant walk from pain|pain so bad im crying|screaming pain|39 degrees|102 degrees|sweating and shaking|shaking uncontrollably|100.4|101.5 after banding|fevr after surgry|temp 101 since surgery
weak-immunity: diabetic with an infection
hiv-contact: condom broke|the condom slipped off|condom ripped|pep|hiv exposure|exposed to hiv|HIV|unprotected sex|needle stick|condom came off inside me|post exposure treatment|sex without protection
suicide: tired of living|tired of life|kill me|unalive|kill myself|suicide|kms|suicidal thoughts|want to die|i want to end my life|wanna die|end it all|don't want to live|dont want to be alive anymore|better off dead|hurting myself|self-harm|self harm|killing myself|I wish I was dead|no reason to live|988|cutting myself|I don’t want to wake up anymore|kill my self|i cant go on anymore|I can't take it anymore|hopeless|depressed|postpartum depression|nobody would miss me|thinking about ending it|thoughts of dying|i want to kil myself|suicidle|sucide|i don't want to be here|no will to live|i hate my life|I cut myself
trapped-lump: lump won't go back|lump wont go back in|hemorrhoid will not go back in|can't push hemorrhoid back|pile stuck out can't go back inside|lump turned purple|black hemorrhoid|strangulated hemorrhoid|prolapse won't go back in|bulging hemorrhoid turned black
no-urine: unable to pass water|can't pass water|can't pee|cant pee|I can’t pee|can´t pee|cannot urinate|unable to pee|trouble peeing|no urine|haven't peed|urinary retention|not peeing|hard to urinate|can t pee|I canʼt pee|can＇t pee|barely peeing|nothing comes out when I pee|only a few drops when I pee|can only dribble pee
assault: rape?|I was raped|i got raped|raped|sexual assault|assaulted|forced to have sex|molested|he forced me to have sex|sexually abused|sex against my will|someone raped me|non-consensual sex|penetrated without consent|roofied|domestic violence|drugged|I think my drink was spiked|he didn't stop when I said no|he held me down|my uncle touched me|someone touched me without permission|my husband hits me|stealthed|abused|i said no|sexualy assulted|he wouldn't stop|he would not stop|she didn't stop|my boyfriend wouldnt stop
chest-pain: chest pain|rapid respirations|chest pains|chest hurts|can't breathe|trouble breathing|short of breath|hard to breathe|difficulty breathing|heart racing|choking|chest presure
leg-clot: clot in my leg|my leg is swollen|calf pain|swollen calf after surgery|dvt|pulmonary embolism|blood clot in leg|one calf hurts
leg-clot es: coágulo en la pierna|pierna hinchada|me duele la pantorrilla|embolia pulmonar
fainting: faint|fainted|passed out|dizzy|lightheaded|light headed|unconscious|blacked out|diziness|fell down unconcious|woozy and cold sweats|she is unresponsive|he is not waking up|my husband won't wake up|can't stay awake|cold sweat|pale and sweaty|my vision is going black
vomiting-blood: vomiting blood|throwing up blood|threw up blood|puking blood|coughing up blood|coffee grounds
no-gas: can't pass gas|swollen belly|bloated stomach|cannot fart|unable to pass wind|constipated for 10 days and vomiting|cant poop and belly hurts
slipped-tissue: rectum fell out|hemorrhoid stuck out|my insides are hanging out|my rectum is out|intestine coming out|something is hanging out of my anus|tissue coming out|my butthole fell out|cant push it back in
throbbing: abscess|throbbing|perianal abcess|boil near anus|absess on butt cheek|abcesses
sore-lump: new painful lump|lump hurts|blood clot lump sore|thrombosed|hemorrhoid burst|my pile popped|hemorrhoid exploded
not-sure: emergency|convulsions|od|911|ambulance|am i dying|9-1-1|took too many pills|er near me|took too much tylenol|allergic reaction|my throat is swelling|seizure|swallowed bleach|swallowed a battery|fentanyl|face drooping|slurred speech|drank bleach|i took xanax and alcohol|help me|please help|is this an emergancy|emergensy|siting here with overdoze|swallowed a fish bone|he is seizing|swallowed a needle|i need help|need help now|can someone help me|too many laxatives|took too much imodium|swallowed a coin|my toddler swallowed something|child swallowed|throwing up since surgery|can't keep water down|erection won't go down
spreading-skin: redness spreading|infection is spreading rapidly|rash spreading fast|skin infection is spreading|necrotizing fasciitis|fournier spreading skin|skin turning black|smells like rotting flesh|crackling skin|swelling is spreading|red streaks|red line going up my leg
assault es: violación|violacion|me violaron|abusaron de mí|agresión sexual|me obligó a tener sexo|me tocaron|mi esposo me pega|biolacion
no-urine es: no puedo orinar|NO PUEDO ORINAR|no orino|no puede hacer pipí|dificultad para orinar|apenas orino|no puedo miar
heavy-bleeding es: sangre que no para|sangrado|sangrando mucho|hemorragia|me sale sangre|sangra mucho|me estoy desangrando|me desangro
fainting es: me desmayé|me desmaye|desmayo|mareado|perdí el conocimiento|no despierta|no reacciona|estoy pálida y sudando
not-sure es: tomé veneno|convulsiones|sobredosis|ayuda|ayudenme|mi hijo se tragó algo|me tragué una espina
black-stool es: heces negras|popó negro|caca negra|excremento negro|heces oscuras|heses negras
hiv-contact es: vih|se rompió el condón|se rompio el condon|condón roto|sin protección tuve sexo|profilaxis
suicide es: cansado de vivir|me quiero matar|quiero morir|suicidio|no quiero vivir|quitarme la vida|matarme|quiero morirme|no quiero seguir viviendo|me corto|me siento muy deprimido|no quiero estar aquí|odio mi vida
blood-thinner es: anticoagulante|warfarina|aspirina|medicina para adelgazar la sangre
trapped-lump es: la hemorroide no entra|la bola no regresa|el bulto no se mete|bulto morado
pain-fever es: estoy tiritando|fiebre|escalofríos|calentura|no aguanto el dolor|mucho dolor|no aguanto|no puedo sentarme|me duele muchisimo|38.5 grados|39 desde la cirugía
injury es: objeto atorado|objeto metido en el recto|me caí, estoy lesionado|cuerpo extraño|me metí algo|tengo algo adentro|no lo puedo sacar
numbness es: piernas débiles|no siento las piernas|entumecido|no siento mis partes|se me durmieron las piernas|perdi el control|no puedo controlar la caca|no aguanto el popo
pregnancy-heavy-bleeding es: estoy embarazada y sangro|embarasada y sangrando
chest-pain es: dolor de pecho|no puedo respirar|me ahogo
bloody-diarrhea es: diarrea con sangre|diarea con sangre
vomiting-blood es: vomito sangre|bomitando sangre
slipped-tissue es: la hemorroide no entra|se me salió la hemorroide|almorrana afuera
`
  .trim()
  .split("\n")
  .map((row) => row.split(": ") as [sign: string, queries: string]);

const listed = queries.filter(([sign]) =>
  urgentSigns.signs.some(({ id }) => id === sign.split(" ")[0]),
);

describe.each(listed)("the search shows %s", (sign, all) => {
  it.each(all.split("|"))("for “%s”", (query) => {
    expect(found(query).join()).toContain(sign.includes(" ") ? sign : `${sign} en`);
  });
});

it.each(
  "grape|no obligation consult, call me|does booking obligate me to pay|hemorrhoid not regressing|number|skilled|numbing cream|will I be numbed|therapist|therapeutic|phone number|black|pee|pulse|skill|violet|kill the pain?|itching that won't stop|can I pay with HSA|stop smoking|drape|blood test|bloodwork|blood pressure|cost of banding|legs in stirrups|gas station|photo consult|prep|doctor not in network|not covered by insurance|peek|assess|back pain insurance|cut costs|stuck on the form|chili|hair not on my leg|what is not covered by plans|doctor who is not in Pasadena|skilled nursing|killer headache cost|the pain is killing me|pepper|numeric|anumber|weekend hours|picture of a lump|what to wear|prolapsed hemorrhoid|how much tylenol can I take|what temperature should a sitz bath have|lost my form|t-shirt|fall in love|nothing to wear|walking after banding|doctor touched me where it hurts|sat on the toilet too long|black skin tone|can I swallow pills before|hot bath for swelling|husband hurts when he sits|out of pocket tissue removal|find out about prolapse|pain after 10 days|suppository inserted wrong|help me choose a treatment|does banding smell|can I not eat before|doctor said not to lift|boiled eggs|ayuda para pagar|substance abuse history|should I be shaved before|swabbed|modesty during the exam|accessories|children with diabetes|numbing shot hurt|flu shot|does cryotherapy hurt|cannot push back my appointment|I do not feel comfortable showing my bottom|homeless clinic|aggressive treatment|tailbone pain|tratamiento sin dolor|anal tear|torn from hard stool|he wont stop smoking|he can't stop scratching|will I not be awake during surgery|petroleum jelly between my legs|bath of 104 degrees|no responde el teléfono|red skin everywhere|I don't want anyone here to know|split the payment|tear in my bottom from constipation|he won't stop crying|tearing pain when I poop|are you open now|I can't sleep and wake up with itching|pain does not wake me|my anus is red everywhere and itchy|my wife can't stop going|constipation tore me|I don't want people to be here with me|need help paying|help with itching|I need help booking|got my flu shot|can I put vaseline inside my anus|what do I put in my butt|what to put on anus|i cut myself shaving|won't live far away|can't get an erection|$100 4 weeks after surgery|38 weeks pregnant after banding|price after 101|can't keep my appointment|birth control|control of pain|red line|red streaks in stool|what to throw away after surgery|pale skin|dribbling after I pee|no puedo sacar cita|hay algo dentro del precio|bike riding after surgery|accident in my pants|i hate my lifestyle|a pain relief of 102 dollars|40 años|sin control de plagas|temperature of the room".split(
    "|",
  ),
)("“%s” shows nothing urgent", (query) => expect(found(query)).toEqual([]));

it("four signs at most are shown", () => {
  expect(found("blood pus fever faint numb rape tarry stuck").length).toBeLessThanOrEqual(4);
});
