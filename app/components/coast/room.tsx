import { Cut, Land, Lit, Sheet, Slivers, Water } from "./parts.tsx";
import { Cloud, Sun } from "./sky.tsx";

/** An ellipse of the rug. */
const oval = (x: number, y: number) =>
  `M${246 - x} 520a${x} ${y} 0 0 1 ${2 * x} 0a${x} ${y} 0 0 1-${2 * x} 0Z`;

/** The consulting room, the placeholder for a portrait photograph: two chairs, one window. */
export function Room() {
  return (
    <>
      <Cut tone="dune-far" d="M0 0H480V560H0Z" />
      <Cut tone="beam" d="M240 110L372 168V372L240 322Z" />
      <WindowView />
      <WindowFrame />
      <Cut tone="dune" d="M0 372L160 370 320 373 480 371V470H0Z" />
      <Cut
        tone="clay"
        d="M0 372H480V376H0ZM46 388h2v58h-2ZM104 388h2v58h-2ZM162 388h2v58h-2ZM220 388h2v58h-2ZM278 388h2v58h-2Z"
      />
      <Cut tone="clay" d="M0 450L240 448 480 451V560H0Z" />
      <Cut
        tone="wood"
        d="M0 470L480 467V469L0 472ZM0 502L480 498V500L0 505ZM90 450h2l-8 21h-2ZM300 449h2l3 19h-2ZM190 471h2l-4 31h-2ZM396 469h2l8 30h-2Z"
      />
      <Door />
      <Coat />
      <Cut tone="beam" d="M150 456H300L372 506 190 508Z" />
      <Sheet tone="glass" d={oval(206, 40)} />
      <g className="coast-ring">
        <path d={oval(190, 35)} />
        <path d={oval(176, 31)} />
      </g>
      <Plant />
      <Cut tone="shade" d="M118 528q50-10 104 0q-50 9-104 0ZM282 530q50-10 104 0q-50 9-104 0Z" />
      <Chair place="translate(128 436)rotate(-3)" cloth="sea" shade="sea-mid" />
      <Chair place="translate(376 438)scale(-1 1)rotate(-3)" cloth="coral" shade="coral-dark" />
      <Table />
    </>
  );
}

function WindowView() {
  return (
    <>
      <Cut tone="bluff" d="M84 126H244V322H84Z" />
      <svg x="84" y="126" width="160" height="196" viewBox="84 126 160 196" aria-hidden="true">
        <Land tone="dawn" ridge="80 196 140 186 200 194 250 184" depth={0} floor={330} />
        <Sun x={142} y={216} r={26} />
        <Cloud x={176} y={168} width={60} height={14} heads={4} />
        <Land tone="dune" ridge="186 246 210 230 250 218" floor={260} />
        <Water tone="shallow" y={244} from={80} to={250} height={0.5} length={60} floor={330} />
        <Slivers at="142 252 24, 136 259 16" thick={2} />
        <Water tone="lagoon" y={268} from={80} to={250} height={1.5} length={50} floor={330} />
        <Water tone="sea" y={294} from={80} to={250} height={2} length={60} floor={330} />
      </svg>
    </>
  );
}

function WindowFrame() {
  return (
    <Lit>
      <path
        className="coast-sail"
        fillRule="evenodd"
        d="M72 114H256V334H72ZM84 126V196H161V126ZM167 126V196H244V126ZM84 202V322H161V202ZM167 202V322H244V202ZM60 334H268L271 347H57Z"
      />
      <Cut tone="linen" d="M57 345H271V349H57Z" />
      <Cut tone="coral" d="M206 334V312h7v22Z" />
      <Cut tone="sea" d="M214 334V307h8v27Z" />
      <Cut tone="sun" d="M223 334l5-24 7 2-4 22Z" />
    </Lit>
  );
}

function Door() {
  return (
    <>
      <Sheet tone="sail" d="M352 148H462V454H352Z" />
      <Cut tone="light" d="M362 158H452V454H362Z" />
      <Cut tone="amber" d="M362 408L452 400V454H362ZM362 158h6v296h-6Z" />
      <Lit>
        <Cut tone="sea" d="M456 160L406 142 404 480 456 454Z" />
        <Cut tone="sea-mid" d="M449 174L414 164V298H449ZM449 316L413 317 412 444 449 428Z" />
        <Cut tone="sun" d="M412 302q6 0 6 6q0 6-6 6q-5 0-5-6q0-6 5-6Z" />
      </Lit>
    </>
  );
}

/** A white coat on a peg. */
function Coat() {
  return (
    <Lit>
      <Cut tone="bark" d="M276 146H340V155H276Z" />
      <Cut
        tone="sail"
        d="M306 152q10 9 24 16q8 12 8 40l4 62-9 3-6-34 2 78q-24 10-44 0l2-78-7 34-9-3 5-62q0-28 8-40q14-7 22-16Z"
      />
      <Cut tone="linen" d="M308 196l4 124q12-1 17-3l-2-78 6 34 6-2-4-62q0-26-8-40l-10 34Z" />
      <Cut tone="lagoon" d="M299 159h14l-6 32Z" />
      <Cut tone="foam" d="M297 159l10 32-5 12-9-36ZM315 159l-8 32 4 12 10-36Z" />
      <Cut tone="wood" d="M306 222h3v3h-3ZM307 250h3v3h-3ZM308 278h3v3h-3ZM317 216h12v14h-12Z" />
      <Cut tone="coral" d="M320 208h2v9h-2Z" />
      <Cut tone="sea" d="M325 210h2v7h-2Z" />
    </Lit>
  );
}

/** A low armchair: back and seat are one curve. */
function Chair({
  place,
  cloth,
  shade,
}: {
  place: string;
  cloth: "sea" | "coral";
  shade: "sea-mid" | "coral-dark";
}) {
  return (
    <Lit place={place}>
      <Cut tone="bark" d="M12 44h6l-8 48h-4ZM70 44h6l10 46h-4Z" />
      <Cut
        tone={cloth}
        d="M-18-62Q-10-78 8-72Q18-66 20-44Q24-10 36 6Q66 2 86 10Q94 20 88 34Q60 50 14 46Q-4 40-10 16Q-22-30-18-62Z"
      />
      <Cut
        tone={shade}
        d="M-18-62Q-8-20 4 16Q12 34 40 34Q70 34 90 24Q90 32 88 34Q60 50 14 46Q-4 40-10 16Q-22-30-18-62Z"
      />
      <Cut tone="wood" d="M4-4Q40-14 66-8Q74-4 72 2Q40-4 6 4ZM62-2L70 0 74 30 67 32Z" />
    </Lit>
  );
}

function Plant() {
  return (
    <Lit place="translate(62 470)">
      <Cut tone="sage" d="M0 0Q-40-50-54-96Q-8-60 4 0ZM6 0Q22-60 62-92Q46-40 12 0Z" />
      <Cut
        tone="sea"
        d="M-2 0Q-46-26-66-56Q-18-44 6 0ZM8 0Q40-34 80-44Q52-12 14 0ZM0 0Q-20-70-10-122Q16-70 8 0Z"
      />
      <Cut tone="sea-mid" d="M4 0Q0-60 26-104Q34-56 12 0Z" />
      <Cut tone="coral" d="M-26-4H32L26 66H-18Z" />
      <Cut tone="coral-dark" d="M10-4H32L26 66H8Z" />
      <Cut tone="rose" d="M-30-8H36V4H-30Z" />
    </Lit>
  );
}

function Table() {
  return (
    <Lit place="translate(252 488)">
      <Cut tone="bark" d="M-4 0H4L6 40H-6ZM-18 40Q0 34 18 40Q0 48-18 40Z" />
      <Cut tone="wood" d="M-36 0Q0-12 36 0Q0 12-36 0Z" />
      <Cut tone="foam" d="M-10-22H4L2-2Q-3 1-8-2Z" />
      <Cut tone="lagoon" d="M-9-14H3L2-2Q-3 1-8-2Z" />
    </Lit>
  );
}
