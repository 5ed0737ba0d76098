/** The doctor cut from paper, in an arch before the coast: plainly a drawing, not a likeness. */
export function PortraitShapes() {
  return (
    <>
      <path className="coast-glass" d="M0 0h480v560H0z" />
      <circle className="coast-glow" cx="352" cy="172" r="128" />
      <circle className="coast-sun" cx="352" cy="172" r="88" />
      <path className="coast-cloud" d="M40 196q34-14 62-6q20-20 52-6q30-4 60 12q-92 10-174 0z" />
      <path className="coast-mist" d="M0 300q70-40 140-22t150 30q100-6 190-54v306H0z" />
      <path className="coast-sage coast-lift" d="M0 352q90-36 180-10t300-26v244H0z" />
      <path className="coast-lagoon coast-lift" d="M0 398q120-20 240 0t240-6v168H0z" />

      <path
        className="coast-sand coast-lift"
        d="M44 570Q46 470 84 438Q112 416 196 392H284Q368 416 396 438Q434 470 436 570Z"
      />
      <path
        className="coast-paper"
        d="M44 570Q46 470 84 438Q112 416 196 392L236 570H122Q116 514 104 488Q108 524 104 570Z
            M436 570Q434 470 396 438Q368 416 284 392L244 570H358Q364 514 376 488Q372 524 376 570Z"
      />
      <path className="coast-sea-mid" d="M196 388L170 412 240 560 310 412 284 388Z" />
      <path className="coast-sea" d="M204 386L240 486 276 386Z" />
      <path className="coast-shade" d="M202 310H278V388Q264 426 240 446Q216 426 202 388Z" />
      <path
        className="coast-skin"
        d="M202 366Q218 382 244 382Q266 382 278 360V388Q264 426 240 446Q216 426 202 388Z"
      />
      <path
        className="coast-paper coast-lift"
        d="M194 382Q166 396 150 414L138 452 160 456 152 468 232 566H241Q206 470 194 382Z
            M286 382Q314 396 330 414L342 452 320 456 328 468 248 566H239Q274 470 286 382Z"
      />
      <path className="coast-sun" d="M330 478h7v34h-7z" />
      <path className="coast-sand" d="M312 500h46l-3 42h-40z" />

      <path className="coast-hair" d="M158 236Q142 104 240 98Q338 104 322 236Z" />
      <path
        className="coast-skin"
        d="M168 226q-20-8-18 20q4 30 24 32zM312 226q20-8 18 20q-4 30-24 32z"
      />
      <path className="coast-shade" d="M166 240q-9 0-7 12q3 12 10 14z" />
      <path
        className="coast-skin"
        d="M166 200Q166 138 240 138Q314 138 314 200Q318 262 304 304Q286 348 240 354
            Q194 348 176 304Q162 262 166 200Z"
      />
      <path
        className="coast-blush"
        d="M166 200Q167 168 188 154Q176 214 188 266Q200 316 232 353Q192 344 176 304
            Q162 262 166 200Z"
      />
      <path className="coast-shade" d="M238 252Q236 274 228 284Q236 292 250 286Q240 282 238 252Z" />
      <path className="coast-shade" d="M212 310Q240 324 268 310Q244 338 212 310Z" />
      <path
        className="coast-hair"
        d="M166 226Q166 190 184 170Q226 178 268 158Q294 150 300 172Q314 194 314 226
            Q330 186 322 150Q310 100 250 94Q190 88 166 124Q146 156 158 204Q160 218 166 226Z
            M182 218Q202 204 226 214Q204 210 184 223ZM254 214Q278 204 298 218L296 223
            Q276 210 254 214Z"
      />
      <path
        className="coast-specs"
        d="M178 240q0-12 14-12h24q14 0 14 12v8q0 24-26 24t-26-24zM250 240q0-12 14-12h24
            q14 0 14 12v8q0 24-26 24t-26-24zM230 242q10-7 20 0M178 240l-12-3M302 240l12-3"
      />
    </>
  );
}
