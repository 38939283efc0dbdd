import { useTableInfo } from '../context/table-context.tsx';
import { lineText } from './chat.tsx';
import { useFrame } from './frame-context.tsx';

/** The last chat message, while the chat is not visible. */
export function ChatToast() {
  const { say } = useTableInfo();
  const { unread, openSide } = useFrame();
  const { toast } = unread;
  if (toast === null) return null;
  return (
    <button type="button" className="chat-toast" onClick={() => openSide('chat')} data-toast>
      <b>{toast.who}</b> {lineText(say, toast)}
    </button>
  );
}
