/** The sea from rough to calm, left to right, below a rising sun. */
export function CalmingSea() {
  return (
    <>
      <path className="figure-pale" d="M0 0h816v180H0z" />
      <path className="figure-haze" d="M0 70q180-26 400-4t416-12v126H0z" />
      <circle className="figure-low" cx="96" cy="120" r="34" />
      <circle className="figure-low" cx="408" cy="86" r="38" />
      <circle className="figure-halo" cx="712" cy="58" r="56" />
      <circle className="figure-sun" cx="712" cy="58" r="38" />
      <path
        className="figure-cloud"
        d="M-6 66q0-20 26-18 12-24 44-12 22-16 44 4 30-2 30 18zM120 44q6-18 28-12 18-18 40 0 20 0 20 14zM362 66q4-16 24-12 16-14 34 0 22-2 24 14z"
      />
      <path
        className="figure-wave"
        d="M0 112q24-20 54-14-14 8 2 18 40-34 88-26-20 10-2 24 46-26 92-18-16 10 4 16 60-18 120-10t120-2 130 2 208-2v80H0z"
      />
      <path
        className="figure-wave-mid"
        d="M0 136q40-26 84-14-14 10 6 16 50-24 104-12-12 10 6 14 70-14 150-8t170-2 296 4v46H0z"
      />
      <path className="figure-wave-near" d="M0 162q60-18 130-6t180-4 220 4 286-2v26H0z" />
      <path className="figure-glint" d="M640 134h90M668 146h60M620 152h44M690 158h36" />
    </>
  );
}

/** Evening on the coast, for the bottom of a dark card. */
export function Headland() {
  return (
    <>
      <circle className="figure-deep" cx="262" cy="70" r="52" />
      <circle className="figure-sun" cx="262" cy="72" r="35" />
      <path className="figure-deep" d="M70 280q40-96 118-112c64-14 120-12 192-44v156z" />
      <path className="figure-edge" d="M70 280q40-96 118-112c64-14 120-12 192-44" />
      <path className="figure-hill" d="M40 280q60-62 142-70t198-24v94z" />
      <path className="figure-edge" d="M40 280q60-62 142-70t198-24" />
      <path className="figure-hill-near" d="M0 280q90-46 190-44t190-12v56z" />
      <path className="figure-edge" d="M0 280q90-46 190-44t190-12" />
      <path className="figure-glint" d="M256 250h44M268 260h26M248 270h30" />
    </>
  );
}
