import { Cut, Land, Slivers, Water } from "../parts.tsx";
import { Lowland } from "../shore.tsx";
import { Birds, Sun } from "../sky.tsx";

/** Sandstone cliffs stepping back along the coast, with a sea arch. */
export function CliffsView() {
  return (
    <Lowland>
      <Sun x={1020} y={170} r={56} />
      <Land tone="dune-far" floor={218} ridge="620 220 700 206 800 202 900 208 980 220" />
      <Water tone="lagoon" y={214} height={1} />
      <Slivers at="1020 222 58, 1008 233 42, 1022 244 26" />
      <FarCliff />
      <SeaArch />
      <NearCliff />
      <Land tone="mist" ridge="-20 190 130 184 260 196 360 218 460 248 600 276" />
      <Land tone="sage" ridge="-20 222 100 216 200 230 300 262 400 296" />
      <Cut
        tone="deep"
        d="M962 264Q966 236 978 228Q992 230 1000 264ZM938 266q6-16 14-14q8 4 12 14z"
      />
      <Land tone="sea" ridge="300 290 480 262 700 250 900 262 1080 254 1260 266 1460 258" />
      <Cut
        tone="foam"
        d="M930 264Q970 254 1010 262Q1060 250 1100 260Q1140 248 1190 262Q1250 252 1300 268
          Q1370 258 1460 268Q1200 284 930 264Z"
      />
      <Land tone="sea-mid" ridge="-20 282 220 276 460 290 700 280 920 288 1160 280 1460 290" />
      <Land tone="deep" ridge="-20 308 300 300 640 314 960 306 1240 312 1460 308" />
      <Birds at="1180 116 26, 1222 96 20, 900 140 20" />
    </Lowland>
  );
}

/** Sandstone with scrub along its top. */
function FarCliff() {
  return (
    <>
      <Cut
        tone="dune-far"
        d="M1230 270Q1234 190 1240 150Q1250 140 1272 140Q1330 138 1370 122Q1410 106 1460 104H2600V270Z"
      />
      <Cut
        tone="sage"
        d="M1239 152Q1248 137 1272 137Q1330 136 1368 118Q1410 102 1460 100H2600V116H1460Q1412 118 1376 136
          Q1320 152 1239 152Z"
      />
    </>
  );
}

/** A layered cliff with an arch at its end. */
function SeaArch() {
  return (
    <>
      <Cut
        tone="dune"
        d="M1066 272Q1076 240 1072 214Q1072 190 1094 180Q1120 172 1150 172Q1200 170 1236 160
          Q1280 150 1316 156Q1336 176 1346 272H1222Q1226 226 1206 206Q1178 190 1150 204
          Q1120 222 1112 272Z"
      />
      <Cut
        tone="sage"
        d="M1073 204Q1074 186 1094 177Q1120 169 1150 169Q1200 167 1236 157Q1280 147 1316 153
          L1320 162Q1276 160 1240 170Q1200 182 1150 183Q1100 186 1073 204Z"
      />
      <Cut
        tone="clay"
        d="M1226 206Q1280 188 1330 196Q1280 196 1227 213ZM1230 234Q1290 220 1338 228
          Q1290 228 1231 241ZM1074 222Q1092 214 1118 218Q1096 221 1075 230Z"
      />
    </>
  );
}

/** The cliff at the right edge, under moss. */
function NearCliff() {
  return (
    <>
      <Cut
        tone="clay"
        d="M1296 290Q1304 232 1322 208Q1334 194 1372 194Q1420 190 1460 174H2600V290Z"
      />
      <Cut
        tone="moss"
        d="M1318 214Q1332 188 1372 188Q1420 184 1460 166H2600V184H1460Q1420 204 1374 204Q1340 204 1318 214Z"
      />
    </>
  );
}
