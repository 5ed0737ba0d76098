import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useNavigate } from "react-router";
import { Gate } from "./gate.tsx";
import { hasFlag, onFlagChange, setFlag } from "./gate-state.ts";

type GateControl = {
  /** Whether the visitor has accepted in this session; undefined until the browser has said. */
  accepted: boolean | undefined;
  /** Opens the gate. `stay` keeps the visitor on this page after accepting. */
  open: (options?: { stay: boolean }) => void;
  /** Hides the images again and forgets the acceptance. */
  withdraw: () => void;
};

const GateContext = createContext<GateControl | null>(null);

/** The gallery's gate: what it is, and how to open it. */
export function useGate(): GateControl {
  const gate = use(GateContext);
  if (!gate) throw new Error("useGate: expected a GateProvider around this component, found none");
  return gate;
}

const readAccepted = () => hasFlag("disclaimerAccepted");

/** Holds the one gate of the site and the session's answer to it. */
export function GateProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const accepted = useSyncExternalStore<boolean | undefined>(
    onFlagChange,
    readAccepted,
    () => undefined,
  );
  const [mode, setMode] = useState<"closed" | "stay" | "go">("closed");

  const open = useCallback(
    (options?: { stay: boolean }) => setMode(options?.stay ? "stay" : "go"),
    [],
  );
  const withdraw = useCallback(() => setFlag("disclaimerAccepted", false), []);
  const control = useMemo(() => ({ accepted, open, withdraw }), [accepted, open, withdraw]);

  const accept = () => {
    setFlag("disclaimerAccepted", true);
    setMode("closed");
    if (mode === "go") navigate("/gallery-popup");
  };
  const read = () => {
    setMode("closed");
    navigate("/content/medical-disclaimer");
  };

  return (
    <GateContext value={control}>
      {children}
      <Gate
        open={mode !== "closed"}
        onClose={() => setMode("closed")}
        onAccept={accept}
        onRead={read}
      />
    </GateContext>
  );
}

/** Opens the gate once for a visitor who arrives at covered pictures; closing it leaves it closed. */
export function useGateOnArrival(ready: boolean): void {
  const { accepted, open } = useGate();
  const asked = useRef(false);
  useEffect(() => {
    if (!ready || accepted === undefined || asked.current) return;
    asked.current = true;
    if (!accepted) open({ stay: true });
  }, [ready, accepted, open]);
}
